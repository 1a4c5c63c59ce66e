import { Component, type ReactNode } from "react";
import { ErrorPage } from "../shared/ErrorPage.tsx";
import { ChunkError } from "./chunks.ts";
import { toErrorView } from "./loadView.ts";
import { reloadOnce } from "./reloadGuard.ts";

interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** Shows the error page when rendering fails. A missing chunk first reloads the page. */
export class RenderErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkError) reloadOnce(new URL(location.href));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage error={toErrorView(this.state.error)} /> : this.props.children;
  }
}
