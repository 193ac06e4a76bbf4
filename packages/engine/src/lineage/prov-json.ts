import type { LineageEdge, LineageVersion, LostRecords } from '@waybill/contract';

type Literal = string | number | { $: string; type: string };
type Attributes = Record<string, Literal | Literal[]>;
type Records = Record<string, Attributes>;

/** A document of PROV-JSON (W3C Member Submission of 24 April 2013): records by kind, then by id. */
export interface ProvDocument {
  prefix: Record<string, string>;
  entity: Records;
  activity: Records;
  agent: Records;
  used: Records;
  wasGeneratedBy: Records;
  wasDerivedFrom: Records;
  wasAssociatedWith: Records;
  wasAttributedTo: Records;
}

/** Names of our own attributes; nothing need be found there. */
const NAMESPACE = 'urn:waybill:lineage#';

/**
 * A part of the graph as PROV: versions are entities, acts activities, people and devices agents. Each
 * edge is a derivation that names its act, with method and confidence as attributes. Ids are local names
 * with the prefix `wb`; records are in the order of the graph, so that equal graphs give equal documents.
 */
export function provJson(graph: {
  versions: readonly LineageVersion[];
  edges: readonly LineageEdge[];
}): ProvDocument {
  const document: ProvDocument = {
    prefix: { wb: NAMESPACE },
    entity: {},
    activity: {},
    agent: {},
    used: {},
    wasGeneratedBy: {},
    wasDerivedFrom: {},
    wasAssociatedWith: {},
    wasAttributedTo: {},
  };
  for (const version of graph.versions) addVersion(document, version);
  for (const edge of graph.edges) addEdge(document, edge);
  return document;
}

function addVersion(document: ProvDocument, version: LineageVersion): void {
  const id = `wb:version-${version.versionId}`;
  document.entity[id] = told({
    'prov:type': qualified(`wb:${version.locationKind}`),
    'prov:label': version.name,
    'prov:location': version.place?.name ?? null,
    'wb:path': version.path,
    'wb:object': version.objectId,
    'wb:sha256': version.sha256,
    'wb:sizeBytes': version.sizeBytes,
    'wb:sensitivity': version.sensitivity,
    'wb:dataTypes': version.dataTypes,
    'wb:originClasses': version.originClasses,
    'wb:gap': version.gap,
  });
  const person = version.person === null ? null : addPerson(document, version.person);
  if (person !== null) {
    document.wasAttributedTo[`_:attributed-${version.versionId}`] = {
      'prov:entity': id,
      'prov:agent': person,
    };
  }
}

function addEdge(document: ProvDocument, edge: LineageEdge): void {
  const { edgeId } = edge;
  const activity = addActivity(document, edge);
  const from = `wb:version-${edge.from}`;
  const to = `wb:version-${edge.to}`;
  document.used[`_:used-${edgeId}`] = { 'prov:activity': activity, 'prov:entity': from };
  document.wasGeneratedBy[`_:generated-${edgeId}`] = {
    'prov:entity': to,
    'prov:activity': activity,
    'prov:time': edge.at,
  };
  document.wasDerivedFrom[`_:derived-${edgeId}`] = told({
    'prov:generatedEntity': to,
    'prov:usedEntity': from,
    'prov:activity': activity,
    'prov:type': edge.kind === 'edited' ? qualified('prov:Revision') : null,
    'wb:kind': edge.kind,
    'wb:method': edge.method,
    'wb:confidence': { $: String(edge.confidence), type: 'xsd:double' },
    'wb:evidence': edge.evidence.map(({ fact, value }) => `${fact}: ${value}`),
    'wb:lostRecords': edge.lost.map(lossText),
  });
}

/** Source and reason, then the span as ISO 8601-2 writes an open one. */
function lossText({ source, reason, from, to }: LostRecords): string {
  return `${source}: ${reason}, ${from}/${to ?? '..'}`;
}

/** The action; what another source told of it is the same one. */
function addActivity(document: ProvDocument, edge: LineageEdge): string {
  const [first] = edge.eventIds;
  const id = `wb:act-${first ?? edge.edgeId}`;
  if (document.activity[id] !== undefined) return id;
  document.activity[id] = told({
    'prov:startTime': edge.at,
    'prov:endTime': edge.at,
    'prov:label': edge.action,
    'wb:events': edge.eventIds,
    'wb:detections': edge.detections.map(({ detectionId }) => detectionId),
  });
  const agents = [
    edge.person === null ? null : addPerson(document, edge.person),
    edge.device === null ? null : addDevice(document, edge.device),
  ];
  for (const [index, agent] of agents.entries()) {
    if (agent === null) continue;
    document.wasAssociatedWith[`_:associated-${first ?? edge.edgeId}-${index}`] = {
      'prov:activity': id,
      'prov:agent': agent,
    };
  }
  return id;
}

function addPerson(document: ProvDocument, person: { key: string; name: string | null }): string {
  const id = `wb:person-${localName(person.key)}`;
  const label = person.name ?? person.key;
  document.agent[id] ??= { 'prov:type': qualified('prov:Person'), 'prov:label': label };
  return id;
}

function addDevice(document: ProvDocument, device: string): string {
  const id = `wb:device-${localName(device)}`;
  document.agent[id] ??= { 'prov:type': qualified('wb:device'), 'prov:label': device };
  return id;
}

/** Local names of PROV are distinguished by percent-escapes where a key has signs of its own. */
function localName(key: string): string {
  return encodeURIComponent(key).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}

function qualified(name: string): Literal {
  return { $: name, type: 'xsd:QName' };
}

/** Attributes without those that are not known. */
function told(attributes: Record<string, Literal | Literal[] | null>): Attributes {
  const known: Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && !(Array.isArray(value) && value.length === 0)) known[name] = value;
  }
  return known;
}
