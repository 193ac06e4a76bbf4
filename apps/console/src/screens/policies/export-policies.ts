import { textOf, toast } from '@waybill/ui';
import { tellFailure } from '../../app/http/tell-failure.ts';
import { open } from '../../app/http/api.ts';
import { saveFile } from '../../components/save-file.ts';
import { policiesText } from './policies.text.ts';

/** Saves the tenant's own policies and lists as one YAML file. */
export async function exportPolicies(): Promise<void> {
  const text = textOf(policiesText);
  try {
    const response = await open('/v1/policies/export');
    if (response === undefined) return;
    saveFile(await response.blob(), `policies-${new Date().toISOString().slice(0, 10)}.yaml`);
    toast({ variant: 'success', title: text.exported });
  } catch (failure) {
    tellFailure(failure);
  }
}
