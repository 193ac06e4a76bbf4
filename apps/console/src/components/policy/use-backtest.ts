import type { BacktestLine, BacktestResult, PolicyContent } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { stream } from '../../app/http/api.ts';

type Progress = Extract<BacktestLine, { type: 'progress' }>;

export interface Backtest {
  state: 'idle' | 'running' | 'done' | 'cancelled' | 'failed';
  progress: Progress | null;
  result: BacktestResult | null;
  /** The error, if it failed. */
  fault: string | null;
  /** With a content instead of the policy's own draft. */
  start: (content?: PolicyContent) => void;
  cancel: () => void;
}

/** Runs a back-test with results line by line; leaving the page ends it. */
export function useBacktest(policyKey: string): Backtest {
  const [state, setState] = useState<Backtest['state']>('idle');
  const [progress, setProgress] = useState<Progress | null>(null);
  const [result, setResult] = useState<BacktestResult | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function take(line: BacktestLine): void {
    if (line.type === 'progress') setProgress(line);
    if (line.type === 'failed') {
      setFault(line.message);
      setState('failed');
    }
    if (line.type === 'done') {
      setResult(line.result);
      setState('done');
    }
  }

  function start(content?: PolicyContent): void {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const lines = lineReader(take);
    setState('running');
    setProgress(null);
    setResult(null);
    setFault(null);
    void stream(
      '/v1/policies/backtest',
      { policyKey, ...(content === undefined ? {} : { content }) },
      lines.push,
      () => {
        lines.end();
        setState((now) => (now === 'running' ? 'failed' : now));
      },
      (message) => {
        setFault(message);
        setState('failed');
      },
      own.signal,
    );
  }

  function cancel(): void {
    running.current?.abort();
    setState('cancelled');
  }

  return { state, progress, result, fault, start, cancel };
}

/** Puts lines together from pieces of text; each is one JSON value. */
export function lineReader(onLine: (line: BacktestLine) => void): {
  push: (text: string) => void;
  end: () => void;
} {
  let rest = '';
  const read = (text: string) => {
    // The server checks every line against the contract before it leaves.
    if (text.trim() !== '') onLine(JSON.parse(text));
  };
  return {
    push(text) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) read(line);
    },
    end() {
      read(rest);
      rest = '';
    },
  };
}
