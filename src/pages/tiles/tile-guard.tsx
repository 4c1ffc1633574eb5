import { Component, type ReactNode, Suspense } from 'react';

/** Renders nothing for a tile that fails in the browser; React logs it once. */
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
 * Renders nothing for a tile that fails, so that the rest of the page is shown. On the server only a Suspense boundary
 * contains an error; the browser then tries again.
 */
export function TileGuard({ children }: { children: ReactNode }) {
  return (
    <Caught>
      <Suspense>{children}</Suspense>
    </Caught>
  );
}
