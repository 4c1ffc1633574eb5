import { Component, type ReactNode } from 'react';

type CardBoundaryProps = {
  /** Shown if the card's code can't be loaded: a message, and a link to the plain page. */
  instead: ReactNode;
  children: ReactNode;
};

export class CardBoundary extends Component<CardBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
