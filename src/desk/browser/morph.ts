import { Idiomorph } from 'idiomorph';

/** Whether a field has input the server doesn't know. */
function isEdited(node: Node): boolean {
  if (node instanceof HTMLSelectElement)
    return [...node.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (node instanceof HTMLTextAreaElement) return node.value !== node.defaultValue;
  if (!(node instanceof HTMLInputElement) || node.type === 'hidden') return false;
  return node.value !== node.defaultValue || node.checked !== node.defaultChecked;
}

const isTypedIn = (node: Node) =>
  node === document.activeElement && node instanceof HTMLElement && node.matches('input, textarea, select');

/** Ids of elements filled by scripts: morphing leaves their content alone. */
const isOurs = (node: Node) => node instanceof HTMLElement && node.dataset.own !== undefined;

/** Morphs the page into a new version, keeping focus, scroll, open details and input. */
export function morphPage(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  Idiomorph.morph(document.body, next.body, {
    callbacks: {
      beforeNodeMorphed: (node) => !isOurs(node) && !isEdited(node) && !isTypedIn(node),
      beforeAttributeUpdated: (name) => name !== 'open',
    },
  });
}
