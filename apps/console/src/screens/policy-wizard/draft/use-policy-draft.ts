import type { PolicyContent, PolicyDetail, PolicyRule } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../../../app/http/api-error.ts';
import { change as send } from '../../../app/http/api.ts';
import { readPath } from '../../../app/http/build-path.ts';

/** Milliseconds without a change after which a draft is saved. */
const PAUSE_MS = 700;

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

export interface PolicyDraft {
  policy: PolicyDetail;
  content: PolicyContent;
  set: (change: Partial<PolicyContent>) => void;
  setRule: (ruleId: string, change: Partial<PolicyRule>) => void;
  state: SaveState;
  error: unknown;
  /** Saves pending edits, and returns whether everything is saved. */
  flush: () => Promise<boolean>;
  /** Replaces the draft with the server's: after a step, or to discard local changes. */
  take: (policy: PolicyDetail) => void;
}

/**
 * A policy draft with autosave. A concurrent change is never overwritten: the draft stays unsaved until
 * the user chooses one of the two.
 */
export function usePolicyDraft(start: PolicyDetail): PolicyDraft {
  const { mutate } = useSWRConfig();
  const [policy, setPolicy] = useState(start);
  const [content, setContent] = useState(start.content);
  const [state, setState] = useState<SaveState>('saved');
  const [error, setError] = useState<unknown>(null);
  // The newest content and revision, which a running save must not lose.
  const newest = useRef({ content: start.content, rev: start.rev });
  const running = useRef<Promise<boolean> | null>(null);

  function take(next: PolicyDetail): void {
    newest.current = { content: next.content, rev: next.rev };
    setPolicy(next);
    setContent(next.content);
    setState('saved');
    setError(null);
    const params = { policyKey: next.policyKey };
    void mutate(readPath('/v1/policies/{policyKey}', { params }), next, { revalidate: false });
    void mutate(readPath('/v1/policies'));
  }

  async function save(): Promise<boolean> {
    const sent = newest.current;
    setState('saving');
    try {
      const saved = await send('PATCH', '/v1/policies/{policyKey}', {
        params: { policyKey: policy.policyKey },
        body: { rev: sent.rev, content: sent.content },
      });
      if (saved === undefined) throw new Error('refused');
      newest.current = { ...newest.current, rev: saved.rev };
      setPolicy(saved);
      setError(null);
      if (newest.current.content !== sent.content) return await save();
      setState('saved');
      return true;
    } catch (failure) {
      setState(failure instanceof ApiError && failure.status === 409 ? 'conflict' : 'failed');
      setError(failure);
      return false;
    }
  }

  async function flush(): Promise<boolean> {
    if (running.current !== null) return running.current;
    if (state === 'saved') return true;
    running.current = save().finally(() => {
      running.current = null;
    });
    return running.current;
  }

  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const timer = setTimeout(() => void latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state, content]);

  function put(next: PolicyContent): void {
    newest.current = { ...newest.current, content: next };
    setContent(next);
    setState((now) => (now === 'conflict' ? now : 'waiting'));
  }

  return {
    policy,
    content,
    set: (change) => put({ ...newest.current.content, ...change }),
    setRule: (ruleId, change) =>
      put({
        ...newest.current.content,
        rules: newest.current.content.rules.map((rule) =>
          rule.id === ruleId ? { ...rule, ...change } : rule,
        ),
      }),
    state,
    error,
    flush,
    take,
  };
}
