import { type ComponentType, type ReactNode, startTransition, useEffect, useReducer, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { whenOnline } from './when-online.ts';

/** A component in its own chunk, fetched when wanted. */
export class LazyComponent<Props extends object> {
  #component: ComponentType<Props> | null = null;
  #isAsked = false;
  readonly #load: () => Promise<ComponentType<Props>>;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
  }

  get component(): ComponentType<Props> | null {
    return this.#component;
  }

  /** On a page that brings it along, since it is shown there at once. */
  give(component: ComponentType<Props>): void {
    this.#component = component;
  }

  /** Waits for the connection where it is lost; rejects when the code cannot be loaded otherwise. */
  async fetch(): Promise<void> {
    try {
      this.#component ??= await this.#load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise<void>(whenOnline);
      await this.fetch();
    }
  }

  /**
   * Fetches the code on the first sign of intent, once that is answered: to ask for some thirty files takes a phone long.
   * A failure is ignored here and shown when the component renders.
   */
  prefetch = (): void => {
    if (this.#isAsked) return;
    this.#isAsked = true;
    afterPaint(() => void this.fetch().catch(() => undefined));
  };
}

type RenderLazyProps<Props extends object> = { code: LazyComponent<Props>; props: Props; fallback: ReactNode };

/**
 * Renders the component at once when its code is there, else as soon as it arrives, in slices between which a press is
 * heard; Suspense would delay it until 300 ms after its fallback was shown. Throws to the boundary above when the code
 * cannot be loaded though there is a connection.
 */
export function RenderLazy<Props extends object>({ code, props, fallback }: RenderLazyProps<Props>) {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [, arrived] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (code.component) return;
    const render = () => startTransition(arrived);
    afterPaint(() => void code.fetch().then(render, (error: unknown) => setFailure({ error })));
  }, [code]);
  if (failure) throw failure.error;
  const Component = code.component;
  return Component ? <Component {...props} /> : fallback;
}
