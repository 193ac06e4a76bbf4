import type { ReactNode } from 'react';
import { textOf } from '../text/define-text.ts';
import { frameText } from './frame.text.ts';

export interface AppShellProps {
  nav: ReactNode;
  topBar: ReactNode;
  /** The screen. */
  children: ReactNode;
  /** A side panel next to the screen. */
  panel?: ReactNode;
}

/** Frame of every signed-in page: rail at the left, bar at the top, screen, optional panel. */
export function AppShell({ nav, topBar, children, panel }: AppShellProps) {
  return (
    <div className="relative flex h-dvh overflow-clip bg-canvas">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-16 rounded-md bg-primary px-3 py-1.5 text-primary-ink focus:translate-y-0"
      >
        {textOf(frameText).skip}
      </a>
      {nav}
      <div className="flex min-w-0 flex-1 flex-col">
        {topBar}
        <div className="flex min-h-0 flex-1">
          <main
            id="main"
            tabIndex={-1}
            className="relative min-w-0 flex-1 overflow-y-auto outline-none"
          >
            {children}
          </main>
          {panel}
        </div>
      </div>
    </div>
  );
}
