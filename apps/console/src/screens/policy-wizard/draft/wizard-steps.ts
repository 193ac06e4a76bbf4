/** Steps of the wizard, in order; the address contains the open one. */
export const WIZARD_STEPS = [
  'data',
  'movement',
  'exceptions',
  'threshold',
  'response',
  'backtest',
  'rollout',
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The step of the address; the first of a policy that exists unless it names one. */
export function stepOf(search: URLSearchParams): WizardStep {
  const named = search.get('step');
  return WIZARD_STEPS.find((step) => step === named) ?? 'data';
}

/** Address of a step of a policy. */
export function stepAddress(policyKey: string, step: WizardStep, ruleId?: string): string {
  const params = new URLSearchParams({ step });
  if (ruleId !== undefined) params.set('rule', ruleId);
  return `/policies/wizard/${encodeURIComponent(policyKey)}?${params}`;
}

const DATA_FIELDS = /^(?:data\.|content\.|object\.|sizeBytes$|lineage\.|mail\.)/;

/** The wizard step of a field: data or movement. */
export function stepOfField(field: string): 'data' | 'movement' {
  return DATA_FIELDS.test(field) ? 'data' : 'movement';
}

/** The step in which a fault or finding at this path is fixed, by its field. */
export function stepOfPath(path: string, field: string | null = null): WizardStep {
  if (path.includes('.exceptions')) return 'exceptions';
  if (path.includes('.threshold')) return 'threshold';
  if (path.includes('.condition')) return field === null ? 'data' : stepOfField(field);
  if (/\.(?:response|severity|title|groupBy|tests)/.test(path)) return 'response';
  return 'rollout';
}
