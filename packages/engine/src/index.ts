export { activityEvent, type ActivityFacts } from './activity/activity-event.ts';
export { compileTenantSettings, type CompiledTenantSettings } from './activity/ownership.ts';
export { settle, type SettleContext } from './activity/settle.ts';
export { isVisibilityWidened } from './activity/visibility.ts';
export {
  reachOf,
  type BehaviourState,
  type BehaviourStore,
  type Reach,
} from './behaviour/behaviour-store.ts';
export { behaviourView, eventScore, type KnownBehaviour } from './behaviour/behaviour-view.ts';
export type { ClosedDay } from './behaviour/closed-day.ts';
export type { PersonFacts, Verdict } from './behaviour/judge-day.ts';
export type { JudgedDay } from './behaviour/judged-day.ts';
export {
  isBehaviour,
  readCounters,
  storedCounters,
  type PersonDay,
  type StoredCounters,
} from './behaviour/person-day.ts';
export {
  historyDay,
  pastOf,
  WARM_DAYS,
  WINDOW_DAYS,
  type HistoryDay,
} from './behaviour/profile.ts';
export { reachedKey, reachedKeys } from './behaviour/reached-keys.ts';
export { sizePast } from './behaviour/size-past.ts';
export {
  behaviourMemo,
  countBehaviour,
  settleBehaviour,
  type BehaviourMemo,
} from './behaviour/update-behaviour.ts';
export type {
  Classification,
  ClassifyOptions,
  Evidence,
  Finding,
  StructureField,
  TypeCount,
} from './classification/classification.ts';
export { ENGINE_VERSION } from './classification/engine-version.ts';
export {
  redactedSnippet,
  type RedactedSnippet,
  type SnippetInput,
} from './classification/redacted-snippet.ts';
export { createTextClassifier, type TextClassifier } from './classification/text-classifier.ts';
export { CLASSIFIERS } from './classifiers/classifiers.ts';
export { CONFIDENCES, DATA_CLASSES } from './classifiers/define-classifier.ts';
export type {
  Classifier,
  Confidence,
  DataClass,
  Passage,
} from './classifiers/define-classifier.ts';
export { DETECTORS } from './detectors.gen.ts';
export type { Detector, DetectorHit, FoundType } from './detectors/define-detector.ts';
export type { DetectorPast } from './detectors/detector-past.ts';
export { evaluateEvent, type EventEvaluation } from './detectors/evaluate-event.ts';
export { asksForPast, weighPast } from './detectors/weigh-past.ts';
export {
  groupRecords,
  type LinkableRecord,
  type LinkReason,
  type RecordGroup,
} from './identities/group-records.ts';
export { mergeDevice, type MergedDevice } from './identities/merge-device.ts';
export { mergePerson, type MergedPerson } from './identities/merge-person.ts';
export { deviceKeys, personKeys, type RecordKey } from './identities/record-keys.ts';
export { changeLineage, type EventChange } from './lineage/change-lineage.ts';
export { isHinted } from './lineage/content-groups.ts';
export type { KeyWindow, LineageStore, TimelineSlice } from './lineage/lineage-store.ts';
export type {
  Edge,
  EdgeKey,
  GraphChange,
  HeldTouch,
  Hold,
  LineageObjectFacts,
  Location,
  Touch,
  TouchFacts,
  TouchRole,
  Version,
} from './lineage/lineage-types.ts';
export { orderKeyOf, timeKey } from './lineage/order-key.ts';
export { byKey, isOwn } from './lineage/order-timeline.ts';
export { firstVersionIdOf, seenVersionIdOf, versionIdOf } from './lineage/replay-timeline.ts';
export { sliceTimeline } from './lineage/slice-timeline.ts';
export { toOcsf, type OcsfContext } from './ocsf/to-ocsf.ts';
export type { OcsfObject } from './ocsf/ocsf-objects.ts';
export { BUILTIN_POLICIES } from './policy/builtin.gen.ts';
export { compileCondition, type CompiledCondition } from './policy/compile-condition.ts';
export { checkCondition, type ConditionFinding } from './policy/checks/check-condition.ts';
export { isProvenShadow } from './policy/checks/shadow.ts';
export {
  compilePolicies,
  type CompiledPolicySet,
  type PolicyHit,
} from './policy/compile-policies.ts';
export { counterfactuals } from './policy/counterfactual.ts';
export { POLICY_PACK, type BuiltinPolicy } from './policy/define-builtin-policy.ts';
export type { Episode } from './policy/episodes-of.ts';
export { fieldCatalogue } from './policy/field-catalogue.ts';
export type { Field, FieldDefinition, FieldValue } from './policy/field.ts';
export { CONTEXT_FIELDS, FIELDS, fieldOf, NAMED_FIELDS } from './policy/fields.ts';
export { fingerprintOf } from './policy/fingerprint.ts';
export {
  NO_CONTEXT,
  type ContextNeeds,
  type EventContext,
  type KnownApp,
  type KnownDevice,
  type KnownPerson,
  type LineagePast,
} from './policy/event-context.ts';
export { isLeaving } from './policy/person-fields.data.ts';
export type { Judge } from './policy/judge.ts';
export {
  ACTIVE_MODES,
  type ActiveMode,
  type Policy,
  type PolicyException,
  type PolicySchedule,
} from './policy/policy.ts';
export { OPERATORS_OF_TYPE } from './policy/read-leaf.ts';
export { hourOfWeekIn } from './policy/schedule.ts';
export { logOddsOf } from './detectors/fact-points.ts';
export { isClosedByVendor, updatedPolicies, vendorStateOf } from './findings/vendor-state.ts';
export { basisIn } from './severity/basis-in.ts';
export { withJoinedFindings, type JoinedFinding } from './severity/joined-floor.ts';
export {
  basisOf,
  findingPoints,
  scoreAgain,
  scoreOf,
  type ScoreBasis,
  type ScoreFacts,
} from './severity/score-of.ts';
export {
  changedWeights,
  NAMED_WEIGHTS,
  weightFaults,
  weightsWith,
  type WeightOverrides,
  type Weights,
} from './severity/weights.ts';
export { SERVICE_NAMES, serviceOf } from './destinations/service-of.ts';
export { SERVICES } from './destinations/services.data.ts';
export { trustIn, withTrust, type Score } from './severity/with-trust.ts';
export {
  compileWorkingTime,
  type LocalTime,
  type WorkingCalendar,
} from './time/working-calendar.ts';
export { dayOfText, dayText } from './time/day-text.ts';
export { isKnownZone, zoneClock, type ZoneClock } from './time/zone-clock.ts';
export { compileTrust, type CompiledTrust } from './trust/compile-trust.ts';
export { rulesOnPlaces } from './trust/rules-on-places.ts';
export {
  subjectName,
  type FlowEnd,
  type TrustAudience,
  type TrustRule,
  type TrustSubject,
  type TrustVerdict,
} from './trust/trust-rule.ts';
export { dataTypeName, titlePartsOf } from './titles/title-parts-of.ts';
export { SEVERITY_MODEL } from './severity/weights.data.ts';
export { productTerms } from './sentence/product-terms.ts';
export { sentenceReader, type SentenceReader } from './sentence/read-sentence.ts';
export { tenantTerms, type TenantNames } from './sentence/tenant-terms.ts';
export { createVocabulary, joinVocabularies, type Vocabulary } from './sentence/vocabulary.ts';
export { slidingEpisodes } from './policy/sliding-episodes.ts';
export type { SqlColumn, SqlColumns } from './policy/sql/sql-columns.ts';
export { sqlPrefilter, type SqlPrefilter } from './policy/sql/sql-prefilter.ts';
export { statementOf, type StatementInput, type StatementPart } from './policy/statement.ts';
export { parseCondition, type ConditionParse } from './policy/text/parse-condition.ts';
export { printCondition } from './policy/text/print-condition.ts';
export { validateCondition } from './policy/validate-condition.ts';
export { createWindowList, type WindowList } from './policy/window-list.ts';
export type { OrganizationPeaks } from './policy/window-baseline.ts';
export { isWindowed, type CountedEvent, type WindowedPolicy } from './policy/window-intake.ts';
export type { WindowPoint } from './policy/window-point.ts';
export { windowReach, type GroupKey, type WindowRule } from './policy/window-rule.ts';
export { writtenThreshold } from './policy/written-threshold.ts';
