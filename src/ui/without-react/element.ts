type Attributes = Record<string, string | boolean | undefined>;

/** Creates an element for code that runs without React. An attribute that is false or undefined is left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(attribute, value === true ? '' : value);
  made.append(...children);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** One of our own line icons, decoration beside a name, for code that runs without React. */
export function iconElement(path: string, className: string): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const look = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'aria-hidden': 'true', class: className };
  const line = { 'stroke-width': '2', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  for (const [name, value] of Object.entries({ ...look, ...line })) icon.setAttribute(name, value);
  const drawn = document.createElementNS(SVG, 'path');
  drawn.setAttribute('d', path);
  icon.append(drawn);
  return icon;
}
