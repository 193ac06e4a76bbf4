import type { EventShape } from '../kit/map/map-declaration.ts';

/*
 * Alerts as the REST and GraphQL interfaces list them: findings in the state of their last change. The
 * secret itself is never read. `repository_name` is added to lists that are asked for by repository.
 */

const REPOSITORY = ['repository.full_name', 'repository_name'] as const;

export const FINDING_SHAPES: readonly EventShape[] = [
  {
    when: { all: [{ has: 'secret_type' }, { has: 'number' }] },
    stream: 'secret-scanning-alerts',
    operation: { const: 'secret_scanning' },
    time: ['updated_at', 'created_at'],
    operations: {},
    fields: {
      outcome: { const: 'success' },
      vendorRule: ['secret_type_display_name', 'secret_type'],
      'actor.name': ['resolved_by.login', 'push_protection_bypassed_by.login'],
      'actor.id': ['resolved_by.id', 'push_protection_bypassed_by.id'],
      'object.kind': { const: 'folder' },
      'object.name': REPOSITORY,
      'object.id': 'repository.id',
      'object.url': 'html_url',
      organization: 'repository.owner.login',
    },
    extra: {
      alertId: { parts: [{ const: 'secret-scanning' }, REPOSITORY, 'number'], with: '/' },
      finding: 'number',
      state: 'state',
      resolution: 'resolution',
      validity: 'validity',
      publiclyLeaked: 'publicly_leaked',
      pushProtectionBypassed: 'push_protection_bypassed',
    },
  },
  {
    when: { all: [{ has: 'rule' }, { has: 'tool' }, { has: 'number' }] },
    stream: 'code-scanning-alerts',
    operation: { const: 'code_scanning' },
    time: ['updated_at', 'created_at'],
    operations: {},
    fields: {
      outcome: { const: 'success' },
      vendorRule: ['rule.name', 'rule.id'],
      vendorSeverity: ['rule.security_severity_level', 'rule.severity'],
      'actor.name': 'dismissed_by.login',
      'actor.id': 'dismissed_by.id',
      'object.kind': { const: 'file' },
      'object.path': 'most_recent_instance.location.path',
      'object.url': 'html_url',
      organization: 'repository.owner.login',
    },
    extra: {
      finding: 'number',
      state: 'state',
      repository: REPOSITORY,
      description: 'rule.description',
      tool: 'tool.name',
      resolution: 'dismissed_reason',
      ref: 'most_recent_instance.ref',
      commit: 'most_recent_instance.commit_sha',
    },
  },
  {
    when: { all: [{ has: 'security_advisory' }, { has: 'number' }] },
    stream: 'dependabot-alerts',
    operation: { const: 'dependabot' },
    time: ['updated_at', 'created_at'],
    operations: {},
    fields: {
      outcome: { const: 'success' },
      vendorRule: ['security_advisory.cve_id', 'security_advisory.ghsa_id'],
      vendorSeverity: ['security_vulnerability.severity', 'security_advisory.severity'],
      'actor.name': 'dismissed_by.login',
      'actor.id': 'dismissed_by.id',
      'object.kind': { const: 'file' },
      'object.path': 'dependency.manifest_path',
      'object.url': 'html_url',
      organization: 'repository.owner.login',
    },
    extra: {
      finding: 'number',
      state: 'state',
      repository: REPOSITORY,
      package: 'dependency.package.name',
      summary: 'security_advisory.summary',
      resolution: 'dismissed_reason',
    },
  },
  {
    when: { all: [{ has: 'securityAdvisory' }, { has: 'number' }] },
    stream: 'dependabot-alerts',
    operation: { const: 'dependabot' },
    time: ['dismissedAt', 'fixedAt', 'createdAt'],
    operations: {},
    fields: {
      outcome: { const: 'success' },
      vendorRule: 'securityAdvisory.ghsaId',
      vendorSeverity: ['securityVulnerability.severity', 'securityAdvisory.severity'],
      'actor.name': 'dismisser.login',
      'object.kind': { const: 'file' },
      'object.path': 'vulnerableManifestPath',
      'object.url': 'repository.url',
      organization: 'repository.owner.login',
    },
    extra: {
      finding: 'number',
      state: 'state',
      repository: { parts: ['repository.owner.login', 'repository.name'], with: '/' },
      package: 'securityVulnerability.package.name',
      summary: 'securityAdvisory.summary',
      resolution: 'dismissReason',
    },
  },
];
