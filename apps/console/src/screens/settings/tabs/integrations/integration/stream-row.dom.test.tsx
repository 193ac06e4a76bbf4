// @vitest-environment happy-dom
import type { IntegrationStream } from '@waybill/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { setLocale, TooltipProvider } from '@waybill/ui';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StreamRow } from './StreamRow.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(cleanup);

type Run = NonNullable<IntegrationStream['lastRun']>;

const STREAM: IntegrationStream = {
  streamId: 'log',
  title: 'Log',
  kind: 'events',
  transport: 'http',
  scopes: [],
  everySec: 300,
  isDefault: true,
  isOn: true,
  state: 'healthy',
  failure: null,
  detail: null,
  lagSec: null,
  lastEventAt: null,
  nextRunAt: null,
  lastRun: null,
  events: 4,
  entities: 0,
  hookPath: null,
  syslogTag: null,
};

function show(more: Partial<IntegrationStream>, isPaused = false) {
  render(
    <TooltipProvider>
      <table>
        <StreamRow
          stream={{ ...STREAM, ...more }}
          isPaused={isPaused}
          blocked={undefined}
          onToggle={() => undefined}
        />
      </table>
    </TooltipProvider>,
  );
}

function run(endedAt: string | null): Run {
  const counts = { requests: 2, duplicate: 0, late: 0, skipped: 0, rejected: 0 };
  const startedAt = '2026-11-01T10:00:00.000Z';
  const rest = { streamId: 'log', isBackfill: false, failure: null, detail: null };
  return { runId: 'r1', startedAt, endedAt, records: 1200, new: 30, ...counts, ...rest };
}

test('a run that has ended tells how much was new', () => {
  show({ lastRun: run('2026-11-01T10:00:05.000Z') });
  expect(screen.getByText('30 new of 1,200')).toBeDefined();
  expect(screen.queryByText('running')).toBeNull();
});

test('a run that goes on is said to be running, without counts that still grow', () => {
  show({ lastRun: run(null) });
  expect(screen.getByText('running')).toBeDefined();
  expect(screen.queryByText(/new of/)).toBeNull();
});

test('what is sent to us is next read when it is delivered, unless it is off or paused', () => {
  show({ transport: 'webhook' });
  expect(screen.getByText('on delivery')).toBeDefined();
  cleanup();
  show({ transport: 'webhook', isOn: false });
  expect(screen.queryByText('on delivery')).toBeNull();
  cleanup();
  show({ transport: 'webhook' }, true);
  expect(screen.queryByText('on delivery')).toBeNull();
  cleanup();
  show({ transport: 'http' });
  expect(screen.queryByText('on delivery')).toBeNull();
});
