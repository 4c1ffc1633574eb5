type Attributes = Record<string, string | boolean | undefined>;

/** Creates an element without React. Attributes that are false or undefined are left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const result = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) result.setAttribute(attribute, value === true ? '' : value);
  result.append(...children);
  return result;
}

const SVG = 'http://www.w3.org/2000/svg';

export function iconElement(path: string, className: string): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const look = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'aria-hidden': 'true', class: className };
  const line = { 'stroke-width': '2', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  for (const [name, value] of Object.entries({ ...look, ...line })) icon.setAttribute(name, value);
  const pathElement = document.createElementNS(SVG, 'path');
  pathElement.setAttribute('d', path);
  icon.append(pathElement);
  return icon;
}
