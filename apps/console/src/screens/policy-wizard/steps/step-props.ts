import type { PolicyRule } from '@waybill/contract';
import type { ComboboxOption } from '@waybill/ui';
import type { FieldCatalogue } from '../../../components/policy/field-catalogue.ts';
import type { PolicyDraft } from '../draft/use-policy-draft.ts';

/** What each step of the wizard is given. */
export interface StepProps {
  draft: PolicyDraft;
  rule: PolicyRule;
  catalogue: FieldCatalogue;
  /** Values to choose from: data types, places in use. */
  offered: (field: string) => readonly ComboboxOption[];
  /** The rule's condition as text; null while it is at fault. */
  text: string | null;
}
