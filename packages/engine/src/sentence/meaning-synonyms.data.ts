import type { Condition } from '@waybill/contract';
import { DELETION } from '../policy/deletion.data.ts';
import { PRINT_OPERATIONS } from '../policy/printing.data.ts';
import type { Slot } from './term.ts';

/** Something reaches a place outside the organisation. */
export const OUTSIDE: Condition = {
  any: [
    { f: 'destination.outside', op: 'eq', v: 'yes' },
    { f: 'recipients.outside', op: 'eq', v: 'yes' },
  ],
};

/** A service of these kinds without a proven account of the organisation. */
function personal(...kinds: string[]): Condition {
  return {
    all: [
      { f: 'destination.service', op: 'in', v: kinds },
      { f: 'destination.managed', op: 'ne', v: 'yes' },
    ],
  };
}

function service(...kinds: string[]): Condition {
  return { f: 'destination.service', op: 'in', v: kinds };
}

function movement(v: string): Condition {
  return { f: 'movement', op: 'in', v: [v] };
}

function action(...v: string[]): Condition {
  return { f: 'action', op: 'in', v };
}

function object(v: string): Condition {
  return { f: 'object.kind', op: 'in', v: [v] };
}

function extension(...v: string[]): Condition {
  return { f: 'object.extension', op: 'in~', v };
}

function operation(...v: string[]): Condition {
  return { f: 'operation', op: 'in~', v };
}

/** What phrases mean as a condition, in English and German; phrases are separated by `|`. */
export const MEANING_SYNONYMS: readonly (readonly [
  slot: Slot,
  condition: Condition,
  phrases: string,
])[] = [
  [
    'destination',
    personal('storage', 'transfer'),
    'personal cloud|personal cloud storage|private cloud|private cloud storage|personal storage|private storage|personal online storage|personal drives|personal cloud drives|file sharing sites|file hosters|file hosting sites|file sharing services|own cloud|privater cloud speicher|privaten cloud speicher|private cloud|privaten cloud|persönliche cloud|persönlichen cloud|privater speicher|privaten speicher|persönlicher speicher|persönlichen speicher|persönlichen cloud speicher|privater online speicher|privaten online speicher|filehoster|filesharing dienste',
  ],
  [
    'destination',
    service('storage', 'transfer'),
    'cloud storage|cloud storage services|online storage|cloud drives|cloud drive|cloud speicher|cloudspeicher|online speicher|onlinespeicher|cloud laufwerke|cloud laufwerk',
  ],
  [
    'destination',
    service('transfer'),
    'file transfer|file transfer services|file transfer sites|transfer services|transfer sites|dateitransfer|dateitransferdienste|transferdienste',
  ],
  [
    'destination',
    personal('webmail'),
    'private webmail|personal webmail|privates webmail|personal mail|personal email|personal e-mail|private mail|private email|private e-mail|personal mail address|private mail address|private mail addresses|personal mail addresses|personal email address|personal email addresses|private email address|private email addresses|personal email accounts|private email accounts|personal mail accounts|private mail accounts|personal mailbox|private mailbox|personal mailboxes|private mailboxes|own mailbox|private mail|private e-mail|private mailadresse|private mailadressen|private e-mail adresse|private e-mail adressen|private mailkonten|privates postfach|private postfächer|privaten postfach|privaten e-mail|privaten mail|persönliche mail|persönliche e-mail|persönliche e-mail adresse|privates mailkonto|privates e-mail konto|private e-mail konten',
  ],
  ['destination', service('webmail'), 'webmail|web mail|freemail|freemailer|webmailer'],
  [
    'destination',
    personal('storage', 'transfer', 'webmail', 'notes', 'code', 'messenger'),
    'personal accounts|private accounts|personal account|private account|own accounts|private konten|privates konto|persönliche konten|persönliches konto|privaten konten|privaten konto|persönlichen konto',
  ],
  [
    'destination',
    service('ai'),
    'ai|ai tools|ai tool|ai services|ai assistants|ai assistant|ai chatbots|chatbots|chatbot|chat assistants|generative ai|genai|llms|llm|large language models|language models|artificial intelligence|assistants|ki|ki tools|ki werkzeuge|ki dienste|ki assistenten|ki anwendungen|ki chatbots|künstliche intelligenz|sprachmodelle|chatassistenten|assistenten|generative ki',
  ],
  [
    'destination',
    service('messenger'),
    'messenger|messengers|private messengers|personal messengers|private messenger|messenger apps|messaging apps|chat apps|instant messengers|private chats|messengerdienste|messenger dienste|private messenger|privaten messenger|chatdienste|chat apps|private chats',
  ],
  [
    'destination',
    service('paste'),
    'paste sites|paste site|paste services|pastebins|text sharing sites|paste seiten|paste dienste|pastebin seiten',
  ],
  [
    'destination',
    service('social'),
    'social media|social networks|social network|forums|forum|soziale medien|soziale netzwerke|sozialen medien|sozialen netzwerken|foren',
  ],
  [
    'destination',
    service('code'),
    'code hosts|code hosting|git hosts|git servers|public repositories|external repositories|private repositories|personal repositories|foreign repositories|code plattformen|git server|fremde repositories|externe repositories|private repositories|öffentliche repositories',
  ],
  [
    'destination',
    service('notes'),
    'note apps|note taking apps|notes apps|note tools|notiz apps|notizdienste|notizen apps',
  ],
  [
    'destination',
    service('tools'),
    'online converters|converters|online tools|pdf tools|translators|online translators|translation services|translation sites|online konverter|konverter|online werkzeuge|pdf werkzeuge|übersetzer|übersetzungsdienste|online übersetzer|übersetzungsseiten',
  ],
  [
    'destination',
    service('remote'),
    'remote access|remote access tools|remote control tools|remote desktop|remote support tools|fernzugriff|fernwartung|fernwartungstools|fernzugriffswerkzeuge|fernsteuerung',
  ],
  [
    'destination',
    service('meeting'),
    'meetings|video meetings|video conferences|meeting tools|meetingdienste|videokonferenzen|besprechungen',
  ],
  [
    'destination',
    service('cloud'),
    'cloud provider|cloud providers|cloud infrastructure|cloud buckets|cloud anbieter|cloud infrastruktur',
  ],
  [
    'destination',
    { f: 'destination.kind', op: 'in', v: ['external_storage'] },
    'usb|usb stick|usb sticks|usb drive|usb drives|usb key|usb keys|usb device|usb devices|usb media|usb disk|usb storage|thumb drive|thumb drives|flash drive|flash drives|memory stick|memory sticks|memory card|memory cards|sd card|sd cards|stick|sticks|removable media|removable drive|removable drives|removable storage|removable devices|removable disk|external storage|external drive|external drives|external disk|external disks|external hard drive|external hard drives|external media|portable drives|usb speicher|usb laufwerk|usb laufwerke|usb gerät|usb geräte|usb medien|usb platten|speicherstick|speichersticks|speicherkarte|speicherkarten|sd karte|sd karten|wechseldatenträger|wechseldatenträgern|wechselmedien|wechselspeicher|externe festplatte|externe festplatten|externen festplatten|externe speicher|externer speicher|externen speicher|externe laufwerke|externe datenträger|externen datenträger|mobile datenträger',
  ],
  [
    'destination',
    { f: 'destination.kind', op: 'in', v: ['internet', 'host'] },
    'the internet|the web|internet|websites on the internet|ins internet|ins web|unknown hosts|unknown websites|unbekannte hosts|unbekannte webseiten|beliebige webseiten',
  ],
  [
    'destination',
    { f: 'category', op: 'in', v: ['Web Upload'] },
    'web uploads|web upload|to a website|to websites|to the web|web-uploads|auf webseiten|auf websites|auf eine webseite|zu webseiten',
  ],
  [
    'destination',
    { f: 'visibility.after', op: 'in', v: ['link', 'public'] },
    'public|publicly|the public|public link|public links|open link|open links|opened to the public|made public|publicly accessible|publicly available|publicly readable|anyone with the link|everyone with the link|anybody with the link|world readable|öffentlich|öffentlichkeit|öffentliche links|öffentlicher link|öffentlichen link|öffentlichen links|öffentlich zugänglich|für alle mit dem link|jeder mit dem link|alle mit dem link|für jeden zugänglich|veröffentlicht|veröffentlichen|published|publish',
  ],
  [
    'destination',
    OUTSIDE,
    'outside|outside the company|outside the organisation|outside the organization|outside our company|outside of the company|to the outside|external|externally|externals|external parties|external people|external recipients|external address|external addresses|external accounts|external domains|external partners|external users|outsiders|third party|third parties|partners|partner|foreign account|foreign accounts|foreign domain|other domains|another domain|competitors|competitor|competition|vendors|suppliers|beyond the company|nach außen|außerhalb|außerhalb der firma|außerhalb des unternehmens|außerhalb der organisation|extern|externe|externen|externer|externes|externe partner|externe empfänger|externe personen|externe adressen|externen adressen|externe benutzer|externe konten|fremde konten|fremdes konto|fremdem konto|fremden konto|fremden konten|fremde domains|andere domains|dritte|dritten|drittparteien|partner|partnern|konkurrenz|wettbewerber|mitbewerber|konkurrenten|lieferanten|außenstehende',
  ],
  [
    'destination',
    { f: 'recipients.kinds', op: 'anyOf', v: ['group'] },
    'mailing lists|distribution lists|verteilerlisten|mailinglisten|verteiler',
  ],
  [
    'destination',
    {
      all: [
        { f: 'destination.kind', op: 'in', v: ['device'] },
        { f: 'destination.managed', op: 'ne', v: 'yes' },
      ],
    },
    'airdrop|nearby device|nearby devices|nearby share|quick share|bluetooth|geräte in der nähe|gerät in der nähe|nahe geräte',
  ],
  [
    'destination',
    { f: 'destination.trust', op: 'in', v: ['forbidden'] },
    'forbidden destinations|forbidden services|forbidden places|unsanctioned services|unapproved services|blocked destinations|verbotene ziele|verbotene dienste|nicht genehmigte dienste|nicht freigegebene dienste|unerlaubte dienste',
  ],
  [
    'destination',
    { f: 'destination.trust', op: 'in', v: ['sanctioned'] },
    'sanctioned services|sanctioned destinations|approved services|approved destinations|genehmigte dienste|freigegebene dienste|erlaubte ziele|freigegebene ziele',
  ],

  [
    'account',
    { f: 'destination.managed', op: 'in', v: ['no'] },
    'not managed by the company|without a company account|nicht von der firma verwaltet|ohne firmenkonto',
  ],

  [
    'device',
    { f: 'device.managed', op: 'in', v: ['no'] },
    'unmanaged device|unmanaged devices|unmanaged laptop|unmanaged laptops|unmanaged computers|unmanaged machines|unmanaged|not managed|unenrolled devices|private device|private devices|private laptop|private laptops|personal device|personal devices|personal laptop|personal laptops|personal computers|home computers|byod|own devices|nicht verwaltet|nicht verwaltete geräte|nicht verwalteten geräten|nicht verwaltetes gerät|nicht verwalteten gerät|unverwaltete geräte|unverwalteten geräten|unverwaltetes gerät|private geräte|privaten geräten|privates gerät|privaten gerät|private laptops|privater laptop|privaten laptop|private rechner|privatrechner|eigene geräte|eigenen geräten',
  ],
  [
    'device',
    { f: 'device.managed', op: 'in', v: ['yes'] },
    'managed device|managed devices|company laptops|company devices|corporate devices|verwaltete geräte|verwalteten geräten|firmengeräte|firmenlaptops|firmenrechner',
  ],

  [
    'sensitivity',
    { f: 'data.sensitivity', op: 'gte', v: 3 },
    'sensitive|highly sensitive|sensitive data|sensitive information|sensitive content|sensitive files|sensitive documents|critical data|sensible|sensiblen|sensibler|sensibles|hochsensible|hochsensiblen|sensible daten|sensiblen daten|sensible dateien|schützenswerte|schützenswerten|schützenswerte daten|kritische daten',
  ],
  [
    'sensitivity',
    { f: 'data.sensitivity', op: 'gte', v: 4 },
    'most sensitive|extremely sensitive|höchst sensible|besonders sensible',
  ],
  [
    'sensitivity',
    { f: 'label.level', op: 'in', v: ['secret', 'confidential'] },
    'labelled|labeled|labelled files|labeled files|labelled data|labelled confidential|labeled confidential|with a label|confidential label|confidential labels|confidentiality label|sensitivity labels|marked confidential|als vertraulich markiert|als vertraulich gekennzeichnet|gekennzeichnet|gekennzeichnete|mit label|gelabelt|gelabelte|vertraulichkeitslabel|vertraulichkeitslabels',
  ],

  [
    'action',
    movement('upload'),
    'upload|uploads|uploaded|uploading|attach|attaches|attached|attaching|push|pushes|pushed|pushing|submit|submits|submitted|enter|enters|entered|feed|feeds|fed|sync|syncs|synced|syncing|synchronise|synchronises|backup to|back up|hochladen|hochgeladen|hochlädt|lade hoch|uploaden|hochzuladen|anhängen|angehängt|pushen|pusht|gepusht|einreichen|eingegeben|eingeben|eingibt|synchronisieren|synchronisiert|ablegen|abgelegt|speichern|gespeichert|speichert|save|saves|saved|saving|store|stores|stored|storing',
  ],
  [
    'action',
    movement('download'),
    'download|downloads|downloaded|downloading|export|exports|exported|exporting|pull|pulls|pulled|fetch|fetches|fetched|fetching|clone|clones|cloned|cloning|checkout|herunterladen|heruntergeladen|runterladen|runtergeladen|herunterlädt|runterlädt|herunterzuladen|downloaden|exportieren|exportiert|exporte|export|ausleiten von|klonen|geklont|klont|abrufen|abgerufen|abruft|herunterladungen',
  ],
  [
    'action',
    movement('share'),
    'share|shares|shared|sharing|grant access|grants access|give access|gives access|given access|open|opens|opened|opening|expose|exposes|exposed|invite|invites|invited|teilen|teilt|geteilt|freigeben|freigegeben|freigibt|freigabe|freigaben|zugriff geben|zugriff gewähren|teilt mit|weitergeben|weitergegeben|weitergibt|offenlegen|offengelegt|einladen|eingeladen|öffnen|öffnet|geöffnet',
  ],
  [
    'action',
    movement('send'),
    'send|sends|sent|sending|mail|mails|mailed|mailing|email|emails|emailed|emailing|e-mail|e-mails|by mail|by email|forward|forwards|forwarded|forwarding|post|posts|posted|posting|reply|replies|senden|sendet|gesendet|schicken|schickt|geschickt|verschicken|verschickt|versenden|versendet|versand|mailen|mailt|gemailt|per mail|per e-mail|weiterleiten|weitergeleitet|weiterleitet|zuschicken|posten|postet|gepostet|versenden von|sendung',
  ],
  [
    'action',
    movement('copy'),
    'copy|copies|copied|copying|duplicate|duplicates|duplicated|replicate|replicates|replicated|burn|burns|burned|kopieren|kopiert|kopiere|kopien|kopie|duplizieren|dupliziert|überspielen|überspielt|brennen|gebrannt|replizieren|repliziert',
  ],
  [
    'action',
    action('Paste'),
    'paste|pastes|pasted|pasting|einfügen|eingefügt|einfügt|hineinkopieren|hineinkopiert|pasten|gepastet',
  ],
  [
    'action',
    action('View'),
    'view|views|viewed|viewing|read|reads|reading|look at|looks at|access|accesses|accessed|accessing|ansehen|angesehen|anschauen|angeschaut|ansieht|lesen|liest|gelesen|aufrufen|aufgerufen|einsehen|eingesehen|einsicht|zugreifen|zugegriffen|zugreift',
  ],
  [
    'action',
    action('Compress', 'compress_no_spaces'),
    'zip|zips|zipped|zipping|compress|compresses|compressed|compressing|archive|archives|archived|pack|packs|packed|packing|komprimieren|komprimiert|zippen|gezippt|packen|gepackt|packt|archivieren|archiviert',
  ],
  [
    'action',
    action('Decompress'),
    'unzip|unzips|unzipped|unpack|unpacks|unpacked|extract|extracts|extracted|entpacken|entpackt|extrahieren|extrahiert',
  ],
  ['action', action('Rename'), 'rename|renames|renamed|renaming|umbenennen|umbenannt|umbenennt'],
  [
    'action',
    action('CLI'),
    'command line|on the command line|by command|commands|kommandozeile|befehlszeile|über die kommandozeile|befehle',
  ],
  [
    'action',
    operation(...PRINT_OPERATIONS),
    'print|prints|printed|printing|printout|printouts|drucken|druckt|gedruckt|ausdrucken|ausgedruckt|ausdruckt|ausdrucke|druckaufträge|ausdruck',
  ],

  [
    'action',
    { all: [...DELETION] },
    'delete|deletes|deleted|deleting|deletion|deletions|erase|erases|erased|wipe|wipes|wiped|löschen|löscht|gelöscht|löschung|löschungen|vernichten|vernichtet',
  ],

  [
    'person',
    { f: 'actor.leaver', op: 'eq', v: true },
    'leaver|leavers|leaving employee|leaving employees|departing employee|departing employees|departing staff|employees who leave|people who leave|people leaving|employees leaving|employees who are leaving|people who are leaving|people who leave the company|employees who leave the company|staff who leave|someone who is leaving|somebody who is leaving|who leaves soon|resigned employees|employees who resigned|employees who gave notice|on notice|terminated employees|resigning|kündiger|gekündigte|gekündigte mitarbeiter|gekündigten mitarbeiter|ausscheidende mitarbeiter|ausscheidenden mitarbeitern|ausscheidende|ausscheidenden|ausscheidender mitarbeiter|ausscheidende mitarbeitende|mitarbeiter die gehen|mitarbeiter die das unternehmen verlassen|personen die das unternehmen verlassen|wer gekündigt hat|wer das unternehmen verlässt|wer die firma verlässt|wer bald geht|gekündigt|abgänge|scheidende mitarbeiter',
  ],
  [
    'person',
    { f: 'actor.status', op: 'in', v: ['left'] },
    'former employee|former employees|ex employees|people who have left|employees who have left|left employees|ehemalige|ehemaligen|ehemalige mitarbeiter|ehemaligen mitarbeitern|ausgeschiedene mitarbeiter|ausgeschiedene',
  ],
  [
    'person',
    { f: 'actor.status', op: 'in', v: ['suspended'] },
    'suspended employees|suspended users|suspended accounts|gesperrte benutzer|gesperrte konten|freigestellte mitarbeiter|suspendierte mitarbeiter',
  ],
  [
    'person',
    { f: 'actor.privileged', op: 'in', v: ['yes'] },
    'privileged|privileged users|privileged user|privileged accounts|privileged people|admins|administrators|admin|administrator|privilegierte|privilegierte benutzer|privilegierten benutzern|privilegierte konten|administratoren',
  ],
  [
    'person',
    { f: 'actor.watchlist', op: 'eq', v: true },
    'on the watchlist|watchlist|watched people|people on the watchlist|beobachtungsliste|auf der beobachtungsliste|beobachtete personen|watchlist personen|personen auf der beobachtungsliste',
  ],
  [
    'person',
    { f: 'actor.external', op: 'in', v: ['yes'] },
    'contractor|contractors|freelancer|freelancers|guest users|guest accounts|external staff|externe mitarbeiter|externe mitarbeitende|dienstleister|freiberufler|gastbenutzer|gastkonten|leiharbeiter',
  ],
  [
    'content',
    { f: 'firstTime.destination', op: 'eq', v: true },
    'for the first time|first time|never before|erstmals|zum ersten mal|erstmalig|nie zuvor',
  ],
  [
    'content',
    { f: 'device.encrypted', op: 'in', v: ['no'] },
    'unencrypted devices|unencrypted laptops|unencrypted device|unverschlüsselte geräte|unverschlüsselte laptops|unverschlüsselten geräten',
  ],
  [
    'content',
    { f: 'network.anonymizer', op: 'eq', v: true },
    'vpn|tor|anonymizer|over a vpn|anonymisierungsdienst|anonymisierungsdienste|per vpn',
  ],
  [
    'person',
    { f: 'actor.kind', op: 'in', v: ['service', 'system'] },
    'service accounts|service account|bots|bot|machines|technical accounts|scripts|automated accounts|dienstkonten|dienstkonto|servicekonten|technische konten|technische benutzer|skripte',
  ],
  [
    'person',
    { f: 'actor.kind', op: 'in', v: ['anonymous'] },
    'anonymous|anonymous users|anonymous visitors|anonymously|anonym|anonyme|anonyme benutzer|anonyme besucher|anonymen',
  ],

  [
    'object',
    object('message'),
    'messages|message|chat messages|chats|nachrichten|nachricht|chatnachrichten',
  ],
  [
    'object',
    object('folder'),
    'folder|folders|directories|ordner|ordnern|verzeichnisse|verzeichnis',
  ],
  [
    'object',
    object('mailbox'),
    'mailbox|mailboxes|inbox|inboxes|postfach|postfächer|postfächern|mailboxen',
  ],
  ['object', object('bucket'), 'bucket|buckets|s3 buckets|speicher buckets'],
  ['object', object('snapshot'), 'snapshot|snapshots|disk snapshots|momentaufnahmen'],
  [
    'object',
    object('image'),
    'machine image|machine images|virtual machine images|vm images|maschinenabbilder|vm abbilder|systemabbilder',
  ],
  [
    'object',
    object('database'),
    'database|databases|tables of a database|database tables|tables|datenbank|datenbanken|datenbanktabellen|tabellen',
  ],
  ['object', object('channel'), 'channel|channels|kanal|kanäle|kanälen'],
  [
    'object',
    extension('xls', 'xlsx', 'csv', 'ods'),
    'spreadsheet|spreadsheets|excel files|excel sheets|excel dateien|excel tabellen|csv files|csv dateien|tabellendateien|kalkulationstabellen',
  ],
  [
    'object',
    extension('doc', 'docx', 'odt'),
    'word files|word documents|word dateien|word dokumente',
  ],
  [
    'object',
    extension('ppt', 'pptx', 'odp', 'key'),
    'presentations|presentation|slides|powerpoint files|präsentationen|präsentation|folien|powerpoint dateien',
  ],
  ['object', extension('pdf'), 'pdf|pdfs|pdf files|pdf dateien'],
  [
    'object',
    extension('zip', '7z', 'rar', 'tar', 'gz', 'tgz', 'xz', 'bz2'),
    'zip file|zip files|archive files|archives of files|compressed files|zip dateien|zip datei|archivdateien|gepackte dateien|komprimierte dateien|rar dateien',
  ],
  [
    'object',
    extension('sql', 'bak', 'dump', 'mdb', 'accdb', 'sqlite'),
    'database dumps|database dump|sql dumps|database backups|database files|datenbankdumps|datenbankabzüge|datenbank dumps|datenbankdateien|datenbankabzug',
  ],
  [
    'object',
    extension(
      'dwg',
      'dxf',
      'step',
      'stp',
      'stl',
      'sldprt',
      'sldasm',
      'catpart',
      'catproduct',
      'ipt',
      'iam',
    ),
    'cad files|cad drawings|drawings|technical drawings|engineering drawings|blueprints|design files|cad dateien|konstruktionszeichnungen|technische zeichnungen|konstruktionsdaten|konstruktionspläne|zeichnungen|baupläne',
  ],
  [
    'object',
    extension('jpg', 'jpeg', 'png', 'gif', 'heic', 'bmp', 'tiff', 'webp'),
    'images|pictures|photos|screenshots|screenshot|bilder|fotos|bildschirmfotos|bilddateien',
  ],
  [
    'object',
    extension('pst', 'ost', 'mbox', 'eml', 'msg'),
    'mail archives|pst files|outlook archives|mailarchive|pst dateien|outlook archive',
  ],
  [
    'object',
    extension('kdbx', 'kdb', 'pem', 'pfx', 'p12', 'key', 'ppk', 'ovpn'),
    'key files|password databases|certificate files|keepass files|keepass databases|schlüsseldateien|passwortdatenbanken|zertifikatsdateien|keepass dateien|keepass datenbanken',
  ],

  [
    'content',
    { f: 'archive.locked', op: 'eq', v: true },
    'password protected|password-protected|encrypted archive|encrypted archives|encrypted zip|encrypted zip files|encrypted zips|locked archives|password protected archives|password protected zip files|passwortgeschützt|passwortgeschützte|passwortgeschützte archive|passwortgeschützten archive|verschlüsselte archive|verschlüsselte zip dateien|verschlüsseltes zip|verschlüsseltes archiv|passwortgeschützte zip dateien',
  ],
  [
    'content',
    { f: 'content.state', op: 'in', v: ['encrypted'] },
    'encrypted|encrypted files|encrypted content|verschlüsselt|verschlüsselte|verschlüsselte dateien|verschlüsselten dateien',
  ],
  [
    'content',
    { f: 'content.state', op: 'in', v: ['unsupported', 'failed', 'encrypted'] },
    'unreadable|unreadable files|unscannable|could not be read|nicht lesbar|nicht lesbare dateien|unlesbar|unlesbare dateien',
  ],
  [
    'content',
    { f: 'outcome', op: 'in', v: ['failure'] },
    'failed|failing|unsuccessful|denied|fehlgeschlagen|fehlgeschlagene|erfolglos|abgelehnt|verweigert',
  ],
  [
    'content',
    { f: 'outcome', op: 'in', v: ['success'] },
    'succeeded|successful|successfully|erfolgreich|erfolgreiche',
  ],
  [
    'content',
    { f: 'visibility.widened', op: 'eq', v: true },
    'more widely visible|visibility widened|access widened|sichtbarkeit erweitert|zugriff erweitert',
  ],
  [
    'content',
    { f: 'vendorSeverity.level', op: 'in', v: ['high', 'critical'] },
    'severe|serious|critical findings|severe findings|high severity|critical severity|schwerwiegend|schwerwiegende|kritische funde|hoher schweregrad',
  ],
  [
    'content',
    { f: 'vendorRule', op: 'exists', v: true },
    'vendor finding|vendor findings|findings of vendors|finding of a vendor|vendor alerts|dlp matches|dlp match|herstellerfunde|funde von herstellern|herstellerwarnungen|dlp treffer',
  ],
];

/** Words ignored if something in the same slot is more specific: they only say that data leaves. */
export const WEAK_OUTSIDE: readonly [condition: Condition, phrases: string] = [
  OUTSIDE,
  'leak|leaks|leaked|leaking|exfiltrate|exfiltrates|exfiltrated|exfiltrating|exfiltration|steal|steals|stolen|stealing|theft|abfließen|abgeflossen|abfließt|abfluss|datenabfluss|ausleiten|ausgeleitet|ausleitet|stehlen|gestohlen|stiehlt|exfiltrieren|exfiltriert',
];

/** German separable verbs: `lädt … hoch`. The particle follows somewhere after the verb. */
export const PARTED_VERBS: readonly (readonly [verbs: string, particle: string, like: string])[] = [
  ['lädt|laden|lade|lud|luden', 'hoch', 'hochladen'],
  ['lädt|laden|lade|lud|luden', 'herunter', 'herunterladen'],
  ['lädt|laden|lade|lud|luden', 'runter', 'herunterladen'],
  ['fügt|fügen|füge|fügte', 'ein', 'einfügen'],
  ['gibt|geben|gebe|gab', 'ein', 'eingeben'],
  ['gibt|geben|gebe|gab', 'frei', 'freigeben'],
  ['gibt|geben|gebe|gab', 'weiter', 'weitergeben'],
  ['leitet|leiten|leite|leitete', 'weiter', 'weiterleiten'],
  ['leitet|leiten|leite|leitete', 'aus', 'ausleiten'],
  ['druckt|drucken|drucke', 'aus', 'ausdrucken'],
  ['hängt|hängen|hänge', 'an', 'anhängen'],
  ['sieht|sehen|sehe', 'an', 'ansehen'],
  ['schaut|schauen|schaue', 'an', 'ansehen'],
  ['ruft|rufen|rufe', 'ab', 'abrufen'],
  ['ruft|rufen|rufe', 'auf', 'aufrufen'],
  ['legt|legen|lege', 'ab', 'ablegen'],
  ['legt|legen|lege', 'offen', 'offenlegen'],
  ['benennt|benennen', 'um', 'umbenennen'],
  ['schickt|schicken|schicke', 'weiter', 'weiterleiten'],
  ['lädt|laden|lade', 'ein', 'einladen'],
];
