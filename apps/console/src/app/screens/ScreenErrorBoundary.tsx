import { ErrorState } from '@waybill/ui';
import { Component, type ReactNode } from 'react';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { ChunkLoadError } from './load-chunk.ts';

interface Props {
  children: ReactNode;
}
interface State {
  error: unknown;
  hasFailed: boolean;
}

/** Keeps a broken screen from taking the shell down. React offers error boundaries only as classes. */
export class ScreenErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { error } = this.state;
    if (error instanceof ChunkLoadError) {
      return (
        <ErrorState
          title="This screen could not be loaded"
          detail="The connection broke, or Waybill has been updated. Trying again loads the page afresh."
          onRetry={() => window.location.reload()}
        />
      );
    }
    return (
      <ErrorPanel error={error} onRetry={() => this.setState({ error: null, hasFailed: false })} />
    );
  }
}
