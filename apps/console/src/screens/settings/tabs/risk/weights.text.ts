import type { RiskWeightKey } from '@waybill/contract';
import { defineText } from '@waybill/ui';
import type { scoreText } from '../../../../components/detection/score.text.ts';

/** Weights without a contribution's name. */
export type OwnWeightKey = Exclude<RiskWeightKey, keyof typeof scoreText.english>;

const names = {
  'data.sensitivity0': 'Data found: sensitivity 0',
  'data.sensitivity1': 'Data found: sensitivity 1',
  'data.sensitivity2': 'Data found: sensitivity 2',
  'data.sensitivity3': 'Data found: sensitivity 3',
  'data.sensitivity4': 'Data found: sensitivity 4',
  'data.valuesPerDecade': 'Unique values: per factor of 10',
  'data.valuesCap': 'Unique values: at most',
  'data.labelSecret': 'Label: strictly confidential',
  'data.labelConfidential': 'Label: confidential',
  'data.labelInternal': 'Label: internal',
  'data.labelPublic': 'Label: public',
  'data.unknown': 'Unknown content',
  'destination.sanctioned': 'Sanctioned destination',
  'destination.sanctionedAct': 'Sanctioned, without movement',
  'destination.forbidden': 'Forbidden destination',
  'destination.forbiddenAct': 'Forbidden, without movement',
  'destination.forbiddenLeast': 'Forbidden: adds at least',
  'scale.perDecade': 'Rows, objects or events: per factor of 10',
  'scale.cap': 'Rows, objects or events: at most',
  'evidence.perUnit': 'Per unit of evidence',
  'evidence.least': 'Weak evidence subtracts at most',
  'evidence.most': 'Strong evidence adds at most',
} as const satisfies Partial<Record<RiskWeightKey, string>> & Record<OwnWeightKey, string>;

export const weightsText = defineText('screens/settings/tabs/risk/weights', names);
