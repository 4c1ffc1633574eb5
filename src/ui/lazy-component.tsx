import { type ComponentType, type ReactNode, startTransition, useEffect, useReducer, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { whenOnline } from './when-online.ts';

export class LazyComponent<Props extends object> {
  #component: ComponentType<Props> | null = null;
  #isLoading = false;
  readonly #load: () => Promise<ComponentType<Props>>;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
  }

  get component(): ComponentType<Props> | null {
    return this.#component;
  }

  /** For a page that bundles the component because it shows it at once. */
  give(component: ComponentType<Props>): void {
    this.#component = component;
  }

  /** Waits for the connection if offline; rejects if the code can't be loaded otherwise. */
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
   * Fetches the code on the first sign of intent, after the next paint: requesting some thirty files is slow on a
   * phone. Failures are ignored here and shown when the component renders.
   */
  prefetch = (): void => {
    if (this.#isLoading) return;
    this.#isLoading = true;
    afterPaint(() => void this.fetch().catch(() => undefined));
  };
}

type RenderLazyProps<Props extends object> = { code: LazyComponent<Props>; props: Props; fallback: ReactNode };

/**
 * Renders the component as soon as its code is there, in a transition, so presses are handled in between; Suspense
 * would delay it until 300 ms after its fallback appeared. Throws to the error boundary if the code can't be loaded
 * while online.
 */
export function RenderLazy<Props extends object>({ code, props, fallback }: RenderLazyProps<Props>) {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (code.component) return;
    const render = () => startTransition(rerender);
    afterPaint(() => void code.fetch().then(render, (error: unknown) => setFailure({ error })));
  }, [code]);
  if (failure) throw failure.error;
  const Component = code.component;
  return Component ? <Component {...props} /> : fallback;
}
