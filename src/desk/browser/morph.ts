import { Idiomorph } from 'idiomorph';

/** Whether somebody has typed or chosen something in a field that the server doesn't know. */
function isEdited(node: Node): boolean {
  if (node instanceof HTMLSelectElement)
    return [...node.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (node instanceof HTMLTextAreaElement) return node.value !== node.defaultValue;
  if (!(node instanceof HTMLInputElement) || node.type === 'hidden') return false;
  return node.value !== node.defaultValue || node.checked !== node.defaultChecked;
}

const isTypedIn = (node: Node) =>
  node === document.activeElement && node instanceof HTMLElement && node.matches('input, textarea, select');

/** Elements that scripts fill, by id: the server has nothing to say about what is in them. */
const isOurs = (node: Node) => node instanceof HTMLElement && node.dataset.own !== undefined;

/** Turns the page into another one, in place: focus, scroll, open details and what is typed stay. */
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
