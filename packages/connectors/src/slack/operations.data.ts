import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * Actions of the Audit Logs API ("Audit Logs API methods & actions"). What is not here, such as sign-ins,
 * roles and preferences, is not one of the product's actions and keeps Slack's word.
 */

const upload: OperationRule = { action: 'Upload', movement: 'upload' };
const download: OperationRule = { action: 'Download', movement: 'download' };
/** An export being prepared: nothing has left yet. */
const prepare: OperationRule = { action: 'Download', movement: 'none' };
const view: OperationRule = { action: 'View', movement: 'none' };
const share: OperationRule = { action: 'Share', movement: 'share' };
const send: OperationRule = { action: 'Send', movement: 'send' };

export const AUDIT_OPERATIONS: OperationTable = {
  file_uploaded: upload,
  file_downloaded: download,
  file_download_blocked: download,
  file_shared: share,
  file_public_link_created: share,

  guest_channel_join: share,
  guest_created: share,
  user_channel_join: share,
  dm_user_added: share,
  private_channel_converted_to_public: share,
  group_converted_to_channel: share,
  channel_moved: share,
  channel_workspaces_updated: share,
  public_channel_preview: view,
  private_message_forwarded: share,

  external_shared_channel_access_upgraded: share,
  external_shared_channel_connected: share,
  external_shared_channel_reconnected: share,
  external_shared_channel_invite_created: share,
  external_shared_channel_invite_sent: share,
  external_shared_channel_invite_approved: share,
  external_shared_channel_invite_accepted: share,
  external_shared_channel_host_transferred: share,
  connect_dm_invite_generated: share,
  connect_dm_invite_accepted: share,

  canvas_access_added: share,
  canvas_access_upgraded: share,
  canvas_linksharing_enabled: share,
  canvas_shared: share,
  canvas_ownership_transferred: share,
  canvas_opened: view,
  canvas_downloaded: download,
  list_access_added: share,
  list_access_upgraded: share,
  list_linksharing_enabled: share,
  list_shared: share,
  list_opened: view,
  list_downloaded: download,
  record_shared: share,
  slack_ai_skill_share_link_created: share,

  manual_export_started: prepare,
  manual_export_completed: prepare,
  manual_export_downloaded: download,
  manual_user_export_started: prepare,
  manual_user_export_completed: prepare,
  manual_user_export_downloaded: download,
  scheduled_export_started: prepare,
  scheduled_export_completed: prepare,
  scheduled_export_downloaded: download,
  channels_export_started: prepare,
  channels_export_completed: prepare,
  channels_export_downloaded: download,
  channel_audit_export_started: prepare,
  channel_audit_export_completed: prepare,
  channel_audit_export_downloaded: download,
  search_query_audit_logs_export_completed: prepare,
  search_query_audit_logs_export_downloaded: download,
  security_settings_export_completed: prepare,
  apps_analytics_export_started: prepare,
  slackbot_analytics_export_started: prepare,
  workflow_responses_csv_download: download,
  audit_logs_export_csv_started: prepare,
  audit_logs_export_json_started: prepare,

  mcp_slack_read_canvas_tool_called: view,
  mcp_slack_read_channel_tool_called: view,
  mcp_slack_read_thread_tool_called: view,
  mcp_slack_read_file_tool_called: view,
  mcp_slack_read_list_tool_called: view,
  mcp_slack_search_public_tool_called: view,
  mcp_slack_search_public_and_private_tool_called: view,
  mcp_slack_send_message_tool_called: send,
};

/** Acts that open something to another organisation by their nature. */
export const EXTERNAL_OPERATIONS: ReadonlySet<string> = new Set([
  'guest_channel_join',
  'guest_created',
  'external_shared_channel_access_upgraded',
  'external_shared_channel_connected',
  'external_shared_channel_reconnected',
  'external_shared_channel_invite_created',
  'external_shared_channel_invite_sent',
  'external_shared_channel_invite_approved',
  'external_shared_channel_invite_accepted',
  'connect_dm_invite_generated',
  'connect_dm_invite_accepted',
]);

/** Acts after which everyone of the organisation can reach the conversation or document. */
export const INTERNAL_OPERATIONS: ReadonlySet<string> = new Set([
  'private_channel_converted_to_public',
  'group_converted_to_channel',
  'channel_moved',
  'channel_workspaces_updated',
  'canvas_linksharing_enabled',
  'list_linksharing_enabled',
]);
