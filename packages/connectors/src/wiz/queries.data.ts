/*
 * Documents of the vendor's GraphQL API, cut down to what the mapping reads. `$after` is the page,
 * `$since` the position.
 */

const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';

export const AUDIT_QUERY = `query WaybillAudit($first: Int, $after: String, $since: DateTime) {
  auditLogEntries(first: $first, after: $after, filterBy: { timestamp: { after: $since } }) {
    nodes {
      id action requestId status timestamp actionParameters userAgent sourceIP
      serviceAccount { id name }
      user { id name }
    }
    ${PAGE_INFO}
  }
}`;

export const ISSUES_QUERY = `query WaybillIssues($first: Int, $after: String, $since: DateTime) {
  issuesV2(
    first: $first
    after: $after
    filterBy: { statusChangedAt: { after: $since } }
  ) {
    nodes {
      id type status severity createdAt updatedAt dueAt resolvedAt statusChangedAt
      sourceRule {
        __typename
        ... on Control { id name resolutionRecommendation }
        ... on CloudEventRule { id name }
        ... on CloudConfigurationRule { id name remediationInstructions }
      }
      entitySnapshot {
        id type nativeType name status cloudPlatform cloudProviderURL providerId externalId region
        subscriptionExternalId subscriptionName
      }
      projects { id name }
    }
    ${PAGE_INFO}
  }
}`;

export const CONFIGURATION_QUERY = `query WaybillConfiguration($first: Int, $after: String, $since: DateTime) {
  configurationFindings(
    first: $first
    after: $after
    filterBy: { analyzedAt: { after: $since } }
  ) {
    nodes {
      id deleted targetExternalId firstSeenAt analyzedAt severity result status remediation
      resource {
        id providerId name nativeType type region
        subscription { id name externalId cloudProvider }
      }
      rule { id shortId name }
    }
    ${PAGE_INFO}
  }
}`;

export const VULNERABILITY_QUERY = `query WaybillVulnerabilities($first: Int, $after: String, $since: DateTime) {
  vulnerabilityFindings(first: $first, after: $after, filterBy: { firstSeenAt: { after: $since } }) {
    nodes {
      id portalUrl name CVSSSeverity score severity vendorSeverity hasExploit status detailedName
      version fixedVersion locationPath firstDetectedAt lastDetectedAt resolvedAt
      vulnerableAsset {
        ... on VulnerableAssetBase {
          id type name region providerUniqueId cloudProviderURL cloudPlatform status
          subscriptionName subscriptionExternalId subscriptionId
        }
        ... on VulnerableAssetVirtualMachine { operatingSystem ipAddresses }
      }
    }
    ${PAGE_INFO}
  }
}`;

export const DETECTIONS_QUERY = `query WaybillDetections($first: Int, $after: String, $since: DateTime) {
  detections(
    first: $first
    after: $after
    filterBy: { createdAt: { after: $since } }
  ) {
    nodes {
      id type severity createdAt startedAt endedAt url
      ruleMatch { rule { id name } }
      primaryActor { id externalId name type }
      primaryResource {
        id externalId name type nativeType region
        cloudAccount { id name externalId cloudProvider }
      }
      actors { id externalId name type }
    }
    ${PAGE_INFO}
  }
}`;

export const USERS_QUERY = `query WaybillUsers($first: Int, $after: String) {
  users(first: $first, after: $after) {
    nodes {
      id name email isSuspended createdAt
      effectiveRole { id name }
      effectiveAssignedProjects { id name }
    }
    ${PAGE_INFO}
  }
}`;
