import { randomUUID } from 'node:crypto';
import { SavedView } from '@waybill/contract';
import type { TestMember } from './test-app.ts';

/** A saved view, and a removed one, by the names of their ids. */
export async function savedViewsInStates({ call }: TestMember): Promise<Record<string, string>> {
  const saved = async (): Promise<string> => {
    const name = `Test ${randomUUID()}`;
    const { json } = await call('POST', '/v1/saved-views', { name, query: 'severity=HIGH' });
    return SavedView.parse(json).viewId;
  };
  const removedViewId = await saved();
  await call('DELETE', `/v1/saved-views/${removedViewId}`);
  return { viewId: await saved(), removedViewId };
}

/** Ids for routes of saved views, if parameter names differ. */
export const SAVED_VIEW_IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'POST /v1/saved-views/{viewId}/restore': { viewId: 'removedViewId' },
};

/** Bodies of the routes of saved views. */
export const SAVED_VIEW_BODIES: Readonly<Record<string, object>> = {
  'POST /v1/saved-views': { name: 'Test', query: '' },
  'PATCH /v1/saved-views/{viewId}': { rev: 1, name: 'Renamed' },
};
