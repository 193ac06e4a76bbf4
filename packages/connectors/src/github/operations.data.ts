import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * Actions of the audit log ("Audit log events for your organization", "… for your enterprise") and
 * events of webhooks ("Webhook events and payloads", written event.action). What is not here, such as
 * settings, sign-ins and branch protection, is not one of the product's actions and keeps GitHub's word.
 */

const upload: OperationRule = { action: 'Upload', movement: 'upload' };
const download: OperationRule = { action: 'Download', movement: 'download' };
/** An archive being prepared: nothing has left yet. */
const prepare: OperationRule = { action: 'Download', movement: 'none' };
const share: OperationRule = { action: 'Share', movement: 'share' };
const copy: OperationRule = { action: 'Copy', movement: 'copy' };
const rename: OperationRule = { action: 'Rename', movement: 'none' };

export const AUDIT_OPERATIONS: OperationTable = {
  'git.clone': download,
  'git.fetch': download,
  'git.push': upload,

  'repo.download_zip': download,
  'repo.access': share,
  'repo.add_member': share,
  'repo.update_member': share,
  'repo.pages_public': share,
  'repo.transfer_outgoing': share,
  'org.transfer_outgoing': share,
  'repo.rename': rename,

  'org.add_outside_collaborator': share,
  'org.audit_log_export': download,
  'org.audit_log_git_event_export': download,
  'business.audit_log_export': download,
  'business.audit_log_git_event_export': download,
  'user.audit_log_export': download,
  'org.connect_usage_metrics_export': download,
  'team.add_repository': share,
  'team.update_repository_permission': share,

  'migration.create': prepare,
  'migration.download': download,
  'packages.package_published': upload,
  'packages.package_version_published': upload,

  'gist.create': upload,
  'gist.visibility_change': share,
  'project.access': share,
  'project.visibility_public': share,
  'integration_installation.create': share,
  'integration_installation.repositories_added': share,
  'personal_access_token.access_granted': share,
  'project.rename': rename,
  'project.update_team_permission': share,
  'project.update_user_permission': share,
  'project_collaborator.add': share,
  'project_collaborator.update': share,

  'codespaces.export_environment': copy,
};

/** A repository created from another one: the same action as `repo.create`, but a copy. */
export const FORK_OPERATIONS: OperationTable = { 'repo.create': copy };

/** Repositories that fewer can see than before: nothing was shared. */
export const NARROWING_OPERATIONS: OperationTable = {};

export const WEBHOOK_OPERATIONS: OperationTable = {
  push: upload,
  public: share,
  fork: copy,
  'repository.publicized': share,
  'repository.renamed': rename,
  'repository.transferred': share,
  'member.added': share,
  'member.edited': share,
  team_add: share,
  'team.added_to_repository': share,
  'package.published': upload,
  'registry_package.published': upload,
};

/** Audit actions whose record is of a failed attempt. */
export const FAILED_OPERATIONS: readonly string[] = [
  'protected_branch.rejected_ref_update',
  'user.failed_login',
  'user.two_factor_challenge_failure',
];

/** Actions that move data out of a repository, and into one. */
export const LEAVING_OPERATIONS: readonly string[] = Object.entries(AUDIT_OPERATIONS)
  .filter(([, { movement }]) => movement === 'download' || movement === 'share')
  .map(([operation]) => operation);

export const ARRIVING_OPERATIONS: readonly string[] = Object.entries(AUDIT_OPERATIONS)
  .filter(([, { movement }]) => movement === 'upload')
  .map(([operation]) => operation);
