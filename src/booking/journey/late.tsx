import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react';

/** A component's code, asked for when wanted. */
export class LateCode<Props extends object> {
  #component: ComponentType<Props> | null = null;
  readonly #load: () => Promise<ComponentType<Props>>;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
  }

  get component(): ComponentType<Props> | null {
    return this.#component;
  }

  async fetch(): Promise<void> {
    this.#component ??= await this.#load();
  }

  /** On the first sign of intent. A failure is met again, and then shown, when the component is. */
  prefetch = (): void => {
    void this.fetch().catch(() => undefined);
  };
}

type LateProps<Props extends object> = { code: LateCode<Props>; props: Props; meanwhile: ReactNode };

/**
 * Shows the component at once when its code is there, else as soon as it arrives. Suspense would hold it back until
 * 300 ms after the words shown meanwhile. Throws to the boundary above when the code cannot be had.
 */
export function Late<Props extends object>({ code, props, meanwhile }: LateProps<Props>) {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [, arrived] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (code.component) return;
    code.fetch().then(arrived, (error: unknown) => setFailure({ error }));
  }, [code]);
  if (failure) throw failure.error;
  const Component = code.component;
  return Component ? <Component {...props} /> : meanwhile;
}
