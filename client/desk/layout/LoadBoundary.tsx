import { Component, type ReactNode } from "react";

interface BoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** The rest of the screen stays usable when its content cannot be loaded. */
export class LoadBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
