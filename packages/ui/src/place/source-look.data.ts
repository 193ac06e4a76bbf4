import {
  Activity,
  AppWindow,
  Bot,
  Building2,
  Bug,
  ChartColumn,
  ChartPie,
  Clipboard,
  Cloud,
  CloudCog,
  Code,
  Contact,
  Container,
  Database,
  FileText,
  FileType,
  FolderOpen,
  Globe,
  HardDrive,
  KeyRound,
  Laptop,
  Mail,
  MessageSquare,
  MessagesSquare,
  MonitorCog,
  NotebookPen,
  Orbit,
  Puzzle,
  Radar,
  Receipt,
  Server,
  Sheet,
  ShieldCheck,
  Smartphone,
  SquareKanban,
  Usb,
  UserRound,
  UsersRound,
  Waypoints,
  Radio,
  type LucideIcon,
} from 'lucide-react';

/** What a place is, which gives its tint. */
export type SourceKind =
  | 'storage'
  | 'cloud'
  | 'business'
  | 'work'
  | 'mail'
  | 'chat'
  | 'assistant'
  | 'endpoint'
  | 'identity'
  | 'security'
  | 'outside'
  | 'person';

export interface SourceLook {
  kind: SourceKind;
  Icon: LucideIcon;
}

/**
 * Every integration and destination name of the product, with a neutral glyph: no vendor's mark is
 * copied. Names are spelt as they are stored.
 */
export const SOURCE_LOOK: ReadonlyMap<string, SourceLook> = new Map(
  Object.entries({
    'Google Drive': { kind: 'storage', Icon: FolderOpen },
    OneDrive: { kind: 'storage', Icon: Cloud },
    SharePoint: { kind: 'storage', Icon: Building2 },
    Dropbox: { kind: 'storage', Icon: FolderOpen },
    FileCloud: { kind: 'storage', Icon: Server },
    'External Storage': { kind: 'outside', Icon: Usb },

    AWS: { kind: 'cloud', Icon: CloudCog },
    'AWS S3': { kind: 'cloud', Icon: HardDrive },
    Azure: { kind: 'cloud', Icon: CloudCog },
    'Google Cloud': { kind: 'cloud', Icon: CloudCog },
    Snowflake: { kind: 'cloud', Icon: Database },

    Salesforce: { kind: 'business', Icon: Cloud },
    HubSpot: { kind: 'business', Icon: UsersRound },
    'Dynamics 365': { kind: 'business', Icon: Orbit },
    Intuit: { kind: 'business', Icon: Receipt },
    BambooHR: { kind: 'business', Icon: Contact },
    PowerBI: { kind: 'business', Icon: ChartColumn },

    Notion: { kind: 'work', Icon: FileText },
    Jira: { kind: 'work', Icon: Bug },
    GitHub: { kind: 'work', Icon: Code },
    Monday: { kind: 'work', Icon: SquareKanban },
    'Microsoft 365': { kind: 'work', Icon: AppWindow },
    'Microsoft Word': { kind: 'work', Icon: FileType },
    'Microsoft Excel': { kind: 'work', Icon: Sheet },
    Notes: { kind: 'work', Icon: NotebookPen },
    TextEdit: { kind: 'work', Icon: FileText },
    AdobeAcrobat: { kind: 'work', Icon: FileType },

    Exchange: { kind: 'mail', Icon: Mail },
    Gmail: { kind: 'mail', Icon: Mail },

    Slack: { kind: 'chat', Icon: MessageSquare },
    'Microsoft Teams': { kind: 'chat', Icon: MessagesSquare },
    WhatsApp: { kind: 'chat', Icon: MessageSquare },
    Messages: { kind: 'chat', Icon: MessagesSquare },

    ChatGPT: { kind: 'assistant', Icon: Bot },
    Copilot: { kind: 'assistant', Icon: Bot },

    Device: { kind: 'endpoint', Icon: Laptop },
    'Mobile Device': { kind: 'endpoint', Icon: Smartphone },
    Extension: { kind: 'endpoint', Icon: Puzzle },
    Sensor: { kind: 'endpoint', Icon: Radio },
    'Google Chrome': { kind: 'endpoint', Icon: AppWindow },
    'Microsoft Edge': { kind: 'endpoint', Icon: AppWindow },
    Kandji: { kind: 'endpoint', Icon: MonitorCog },
    Jamf: { kind: 'endpoint', Icon: MonitorCog },
    Intune: { kind: 'endpoint', Icon: MonitorCog },

    Okta: { kind: 'identity', Icon: KeyRound },
    Entra: { kind: 'identity', Icon: KeyRound },

    'CrowdStrike Falcon': { kind: 'security', Icon: ShieldCheck },
    Cato: { kind: 'security', Icon: Waypoints },
    Cortex: { kind: 'security', Icon: Radar },
    Prisma: { kind: 'security', Icon: Container },
    Wiz: { kind: 'security', Icon: ChartPie },
    Coralogix: { kind: 'security', Icon: Activity },

    pastebin: { kind: 'outside', Icon: Clipboard },
    Internet: { kind: 'outside', Icon: Globe },
    Public: { kind: 'outside', Icon: Globe },
    User: { kind: 'person', Icon: UserRound },
  }),
);

/** Look of everything else: a destination may be any host name. */
export const HOST_LOOK: SourceLook = { kind: 'outside', Icon: Globe };
