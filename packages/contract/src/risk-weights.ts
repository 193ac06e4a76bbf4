/** Numbers of the severity model that an organisation can change, by group. A weight is named `group.name`. */
export const RISK_WEIGHTS = {
  data: [
    'sensitivity0',
    'sensitivity1',
    'sensitivity2',
    'sensitivity3',
    'sensitivity4',
    'valuesPerDecade',
    'valuesCap',
    'secret',
    'labelSecret',
    'labelConfidential',
    'labelInternal',
    'labelPublic',
    'tellingName',
    'disguised',
    'store',
    'locked',
    'unknown',
    'nothingFound',
    'picture',
  ],
  destination: [
    'ai',
    'storage',
    'transfer',
    'webmail',
    'messenger',
    'paste',
    'social',
    'code',
    'notes',
    'tools',
    'remote',
    'meeting',
    'business',
    'cloud',
    'public',
    'link',
    'foreignAccount',
    'forwarding',
    'personalRecipient',
    'outsideRecipient',
    'outsideHost',
    'removable',
    'otherDevice',
    'unmanagedDevice',
    'unknownDevice',
    'unknownTenant',
    'unknownPlace',
    'inside',
    'sanctioned',
    'sanctionedAct',
    'forbidden',
    'forbiddenAct',
    'forbiddenLeast',
  ],
  scale: ['perDecade', 'cap'],
  person: ['leaver', 'unknownActor', 'fromUnmanagedDevice'],
  evidence: ['perUnit', 'least', 'most'],
  outcome: ['failed', 'blocked'],
} as const;

type Names = typeof RISK_WEIGHTS;
export type RiskWeightGroup = keyof Names;
export type RiskWeightName<Group extends RiskWeightGroup> = Names[Group][number];
/** E.g. `data.secret`. */
export type RiskWeightKey = {
  [Group in RiskWeightGroup]: `${Group}.${RiskWeightName<Group>}`;
}[RiskWeightGroup];

export const RISK_WEIGHT_GROUPS = [
  'data',
  'destination',
  'scale',
  'person',
  'evidence',
  'outcome',
] as const satisfies readonly RiskWeightGroup[];

/** Every key, in the order that weights are shown. */
export const RISK_WEIGHT_KEYS: readonly RiskWeightKey[] = RISK_WEIGHT_GROUPS.flatMap((group) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name is of its group, which the union does not say
  RISK_WEIGHTS[group].map((name) => `${group}.${name}` as RiskWeightKey),
);
