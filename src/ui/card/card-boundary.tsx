import { Component, type ReactNode } from 'react';

type CardBoundaryProps = {
  /** Shown when the card's code cannot be loaded: words, and a link to the plain page that does the same. */
  instead: ReactNode;
  children: ReactNode;
};

/** Catches the errors of a card's content. */
export class CardBoundary extends Component<CardBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
