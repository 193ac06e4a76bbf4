import { ErrorState, textOf } from '@waybill/ui';
import { Component, type ReactNode } from 'react';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { ChunkLoadError } from './load-chunk.ts';
import { screensText } from './screens.text.ts';

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
          title={textOf(screensText).notLoaded}
          detail={textOf(screensText).notLoadedDetail}
          onRetry={() => {
            if (navigator.onLine) {
              window.location.reload();
              return;
            }
            // Offline a reload would lose the page.
            error.forget();
            this.setState({ error: null, hasFailed: false });
          }}
        />
      );
    }
    return (
      <ErrorPanel error={error} onRetry={() => this.setState({ error: null, hasFailed: false })} />
    );
  }
}
