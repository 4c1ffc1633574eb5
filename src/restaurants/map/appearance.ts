/** The colours of map.module.css used on the canvas. */
const colours = [
  'sea',
  'shallows',
  'shore',
  'land',
  'town',
  'centre',
  'label',
  'water-label',
  'country-label',
  'district-label',
] as const;

/** Fonts and colours of the map. CSS font families: the browser draws the labels, so no glyph files are needed. */
export type Appearance = { text: string; display: string; colour: Record<(typeof colours)[number], string> };

/** Read from the page's styles, so that another brand's theme changes the map too. */
export function readAppearance(frame: HTMLElement): Appearance {
  const style = getComputedStyle(frame);
  const family = (list: string) => list.split(',')[0]?.replaceAll(/["']/g, '').trim() || 'sans-serif';
  const heading = document.querySelector('h1, h2');
  const entries = colours.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()]);
  return {
    text: family(style.fontFamily),
    display: family(heading ? getComputedStyle(heading).fontFamily : style.fontFamily),
    colour: Object.fromEntries(entries) as Appearance['colour'],
  };
}
