import { Component, type ReactNode, Suspense } from 'react';

/** What fails in the browser draws nothing; React tells the console once. */
class Caught extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * A tile that fails draws nothing, and the page around it stands. On the server only a Suspense boundary keeps an error
 * from the page; the browser then tries again.
 */
export function TileGuard({ children }: { children: ReactNode }) {
  return (
    <Caught>
      <Suspense>{children}</Suspense>
    </Caught>
  );
}
