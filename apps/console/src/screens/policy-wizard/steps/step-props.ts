import type { PolicyFault, PolicyRule } from '@waybill/contract';
import type { ComboboxOption } from '@waybill/ui';
import type { FieldCatalogue } from '../../../components/policy/field-catalogue.ts';
import type { PolicyDraft } from '../draft/use-policy-draft.ts';

/** Props of each wizard step. */
export interface StepProps {
  draft: PolicyDraft;
  rule: PolicyRule;
  catalogue: FieldCatalogue;
  /** Values to choose from: data types, places in use. */
  offered: (field: string) => readonly ComboboxOption[];
  /** Names of values: data types by their names. */
  nameOf: (field: string, value: string) => string;
  /** A condition of the rule as text, by path; null while invalid. */
  textAt: (path: string) => string | null;
  /** Faults of a condition of the rule, by path. */
  faultsAt: (path: string) => readonly PolicyFault[];
}
