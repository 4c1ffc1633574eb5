type Entry = Record<string, unknown> | IArguments;

declare global {
  interface Window {
    /** The tag manager's queue; it reads existing entries when it loads. */
    dataLayer?: Entry[];
  }
}

/** Pushes an event or value for the tag manager. Never anything personal. */
export function pushToDataLayer(entry: Record<string, unknown>): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

const isEvent = (entry: Entry): entry is Record<string, unknown> => 'event' in entry;

/** Removes and returns the queue's events; consent signals stay. */
export function takeEvents(): Record<string, unknown>[] {
  const queue = window.dataLayer ?? [];
  const events = queue.filter(isEvent);
  queue.splice(0, queue.length, ...queue.filter((entry) => !isEvent(entry)));
  return events;
}

function enqueue(..._command: [...words: string[], values: object]): void {
  window.dataLayer ??= [];
  // The tag manager recognises commands by their being an arguments object and ignores arrays.
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

/** Tells the tag manager what it may store: once as the default, before anything else, then on every choice. */
export function signalConsent(moment: 'default' | 'update', signals: Record<string, 'granted' | 'denied'>): void {
  enqueue('consent', moment, signals);
}
