import type { OperationRule, OperationTable } from '../operation-table.ts';

/**
 * Operations of Google Workspace, from the activity events appendix of the Reports API (one page per
 * application) and the schema of Gmail logs. Unlisted operations move nothing.
 */

const UPLOAD: OperationRule = { action: 'Upload', movement: 'upload' };
const DOWNLOAD: OperationRule = { action: 'Download', movement: 'download' };
const VIEW: OperationRule = { action: 'View', movement: 'none' };
const SHARE: OperationRule = { action: 'Share', movement: 'share' };
const SEND: OperationRule = { action: 'Send', movement: 'send' };
const COPY: OperationRule = { action: 'Copy', movement: 'copy' };
const RENAME: OperationRule = { action: 'Rename', movement: 'none' };
const PASTE: OperationRule = { action: 'Paste', movement: 'upload' };
/** An archive being prepared: nothing has left yet. */
const PREPARE: OperationRule = { action: 'Download', movement: 'none' };
/** No action of the product, but data leaves from now on: forwarding, monitoring, routing. */
const FORWARD: OperationRule = { action: null, movement: 'send' };

export const DRIVE_OPERATIONS: OperationTable = {
  // access
  view: VIEW,
  preview: VIEW,
  access_item_content: VIEW,
  access_url: VIEW,
  prefetch_item_content: VIEW,
  connected_sheets_query: VIEW,
  download: DOWNLOAD,
  download_forms_response: DOWNLOAD,
  download_video_caption: DOWNLOAD,
  sync_item_content: DOWNLOAD,
  upload: UPLOAD,
  upload_video_caption: UPLOAD,
  create: UPLOAD,
  copy: COPY,
  source_copy: COPY,
  sheets_import_range: COPY,
  // Data comes from an address that the log does not name.
  sheets_import_url: { action: 'Copy', movement: 'none' },
  move: RENAME,
  rename: RENAME,
  email_as_attachment: SEND,
  email_collaborators: SEND,
  // acl_change
  change_user_access: SHARE,
  change_user_access_hierarchy_reconciled: SHARE,
  change_document_visibility: SHARE,
  change_document_visibility_hierarchy_reconciled: SHARE,
  change_document_access_scope: SHARE,
  change_document_access_scope_hierarchy_reconciled: SHARE,
  change_acl_editors: SHARE,
  change_owner: SHARE,
  change_owner_hierarchy_reconciled: SHARE,
  publish_change: SHARE,
  shared_drive_membership_change: SHARE,
  sheets_import_range_access_change: SHARE,
  enable_inherited_permissions: SHARE,
  remove_security_update: SHARE,
  shared_drive_remove_security_update: SHARE,
  // The rest of the log moves nothing; listed to show that it was considered.
  edit: { action: null, movement: 'none' },
  print: { action: null, movement: 'none' },
  trash: { action: null, movement: 'none' },
  untrash: { action: null, movement: 'none' },
  delete: { action: null, movement: 'none' },
  add_to_folder: { action: null, movement: 'none' },
  remove_from_folder: { action: null, movement: 'none' },
  request_access: { action: null, movement: 'none' },
  deny_access_request: { action: null, movement: 'none' },
  expire_access_request: { action: null, movement: 'none' },
  shared_drive_settings_change: { action: null, movement: 'none' },
  label_added: { action: null, movement: 'none' },
  label_removed: { action: null, movement: 'none' },
  label_field_changed: { action: null, movement: 'none' },
  label_added_by_item_create: { action: null, movement: 'none' },
  search: { action: null, movement: 'none' },
  encrypt: { action: null, movement: 'none' },
  create_script_trigger: { action: null, movement: 'none' },
};

/** `event_info.mail_event_type`. */
export const GMAIL_EVENT_TYPES: OperationTable = {
  /** Message sent. */
  1: SEND,
  /** Message received. */
  2: SEND,
  /** Opened for the first time. */
  7: VIEW,
  /** Replied to for the first time; the reply itself is logged as sent. */
  9: { action: 'Send', movement: 'none' },
  /** Forwarded manually; the message that goes out is logged as sent. */
  10: { action: 'Send', movement: 'none' },
  /** Forwarded automatically by a setting of the account. */
  11: SEND,
  /** Link in the message followed. */
  15: VIEW,
  /** Link in an attachment followed from its preview. */
  16: VIEW,
  /** Attachments downloaded. */
  17: DOWNLOAD,
  /** Attachments saved to Drive. */
  18: COPY,
  /** Drive items of the message saved to the reader's Drive. */
  19: COPY,
};

/** The one name of Gmail events, for records without an event type. */
export const GMAIL_OPERATIONS: OperationTable = { delivery: SEND };

/** `TRIGGER_TYPE` of the Chrome log. */
export const CHROME_TRIGGERS: OperationTable = {
  FILE_UPLOAD: UPLOAD,
  FILE_DOWNLOAD: DOWNLOAD,
  WEB_CONTENT_UPLOAD: PASTE,
  CLIPBOARD_COPY: COPY,
};

const ADMIN: OperationTable = {
  ALERT_CENTER_VIEW: VIEW,
  SECURITY_INVESTIGATION_CONTENT_ACCESS: VIEW,
  VIEW_TEMP_PASSWORD: VIEW,
  EMAIL_LOG_SEARCH: VIEW,
  GROUP_LIST_DOWNLOAD: DOWNLOAD,
  GROUP_MEMBERS_DOWNLOAD: DOWNLOAD,
  DOWNLOAD_USERLIST_CSV: DOWNLOAD,
  DOWNLOAD_PENDING_INVITES_LIST: DOWNLOAD,
  DOWNLOAD_UNMANAGED_USERS_LIST: DOWNLOAD,
  EXPORT_DEVICES: DOWNLOAD,
  REQUEST_MAILBOX_DUMP: DOWNLOAD,
  SECURITY_INVESTIGATION_EXPORT_QUERY: DOWNLOAD,
  CUSTOMER_TAKEOUT_SUCCEEDED: DOWNLOAD,
  TRANSFER_DOCUMENT_OWNERSHIP: SHARE,
  CREATE_DATA_TRANSFER_REQUEST: SHARE,
  AUTHORIZE_API_CLIENT_ACCESS: SHARE,
  ADD_TO_TRUSTED_OAUTH2_APPS: SHARE,
  ADD_TRUSTED_DOMAINS: SHARE,
  GENERATE_TRANSFER_TOKEN: SHARE,
  BULK_UPLOAD: UPLOAD,
  USERS_BULK_UPLOAD: UPLOAD,
  GROUP_MEMBER_BULK_UPLOAD: UPLOAD,
  CREATE_EMAIL_MONITOR: FORWARD,
  MAIL_ROUTING_DESTINATION_ADDED: FORWARD,
};

/** By application, then by event name. */
export const OPERATIONS: Readonly<Record<string, OperationTable>> = {
  admin: ADMIN,
  user_accounts: { email_forwarding_out_of_domain: FORWARD },
  login: { email_forwarding_out_of_domain: FORWARD },
  calendar: {
    change_calendar_acls: SHARE,
    export_calendar: DOWNLOAD,
    print_preview_calendar: VIEW,
  },
  chat: {
    message_posted: SEND,
    attachment_upload: UPLOAD,
    attachment_download: DOWNLOAD,
    conversation_read: VIEW,
    invite_send: SHARE,
    invite_accept: { action: null, movement: 'none' },
    role_updated: { action: null, movement: 'none' },
    add_room_member: SHARE,
  },
  takeout: {
    STARTED_USER_TAKEOUT: PREPARE,
    SCHEDULED_USER_TAKEOUT: PREPARE,
    COMPLETED_USER_TAKEOUT: DOWNLOAD,
    DOWNLOADED_USER_TAKEOUT: DOWNLOAD,
  },
  vault: {
    create_export_begin: PREPARE,
    create_export_end: PREPARE,
    export: PREPARE,
    export_file_download: DOWNLOAD,
    legacy_export_download: DOWNLOAD,
    download_count_per_account_csv: DOWNLOAD,
    download_cross_matter_litigation_hold_report: DOWNLOAD,
    download_per_matter_litigation_hold_report: DOWNLOAD,
    search: VIEW,
    view_document: VIEW,
    view_document_information: VIEW,
    view_external_document: VIEW,
  },
  // A prompt that Gemini answers from mail and files, as Copilot does.
  gemini_in_workspace_apps: { feature_utilization: VIEW },
  meet: {
    livestream_watched: VIEW,
    broadcast_activity: { action: null, movement: 'none' },
    presentation_started: { action: null, movement: 'none' },
    recording_activity: { action: null, movement: 'none' },
    transcription_activity: { action: null, movement: 'none' },
  },
  data_studio: {
    VIEW,
    DOWNLOAD_REPORT: DOWNLOAD,
    DATA_EXPORT: DOWNLOAD,
    CHANGE_USER_ACCESS: SHARE,
    CHANGE_USER_ACCESS_TO_ASSET_VIA_WORKSPACE: SHARE,
    CHANGE_ASSET_LINK_SHARING_ACCESS_TYPE: SHARE,
    CHANGE_ASSET_LINK_SHARING_VISIBILITY: SHARE,
    CHANGE_DATA_SOURCE_ACCESS_TYPE: SHARE,
    ADD_REPORT_EMAIL_DELIVERY: SEND,
    UPDATE_REPORT_EMAIL_DELIVERY: SEND,
  },
  keep: { uploaded_attachment: UPLOAD, modified_acl: SHARE },
};
