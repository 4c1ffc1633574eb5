import { Component, type ReactNode } from 'react';

/** A tile that fails in the browser draws nothing; React tells the console once. The page around it stands. */
export class TileGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
