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

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** Keeps the pressed button focused and in view when its row moves. */
function follow(pressed: Element | null): () => void {
  if (!(pressed instanceof HTMLElement) || pressed === document.body || !isSeen(pressed)) return () => undefined;
  return () => {
    if (!pressed.isConnected) return;
    pressed.focus({ preventScroll: true });
    if (!isSeen(pressed)) pressed.scrollIntoView({ block: 'center' });
  };
}

/** Morphs the page into a new version, keeping focus, scroll, open details and input. */
export function morphPage(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const keepUp = follow(document.activeElement);
  document.title = next.title;
  Idiomorph.morph(document.body, next.body, {
    callbacks: {
      // Most parties are unchanged, and comparing is faster than morphing.
      beforeNodeMorphed: (node, next) =>
        !node.isEqualNode(next) && !isOurs(node) && !isEdited(node) && !isTypedIn(node),
      beforeAttributeUpdated: (name) => name !== 'open',
    },
  });
  keepUp();
}
