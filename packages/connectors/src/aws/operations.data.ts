import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * Keys are the service (first label of `eventSource`) and the operation (`eventName` without Lambda's
 * API date), as in the actions of IAM policies. Read from the API references of the services named.
 */

const upload: OperationRule = { action: 'Upload', movement: 'upload' };
const download: OperationRule = { action: 'Download', movement: 'download' };
const view: OperationRule = { action: 'View', movement: 'none' };
const share: OperationRule = { action: 'Share', movement: 'share' };
const copy: OperationRule = { action: 'Copy', movement: 'copy' };
const rename: OperationRule = { action: 'Rename', movement: 'none' };

export const CLOUDTRAIL_OPERATIONS: OperationTable = {
  's3:GetObject': download,
  's3:GetObjectTorrent': download,
  's3:SelectObjectContent': download,
  's3:HeadObject': view,
  's3:GetObjectAttributes': view,
  's3:ListObjects': view,
  's3:ListObjectsV2': view,
  's3:ListObjectVersions': view,
  's3:PutObject': upload,
  's3:PostObject': upload,
  's3:UploadPart': upload,
  's3:CompleteMultipartUpload': upload,
  's3:CopyObject': copy,
  's3:UploadPartCopy': copy,
  's3:RenameObject': rename,
  's3:PutBucketReplication': copy,
  's3:PutBucketPolicy': share,
  's3:PutBucketAcl': share,
  's3:PutObjectAcl': share,
  's3:PutAccessPointPolicy': share,
  's3:PutBucketPublicAccessBlock': share,
  's3:DeleteBucketPublicAccessBlock': share,
  's3:PutAccountPublicAccessBlock': share,
  's3:DeleteAccountPublicAccessBlock': share,
  's3:PutPublicAccessBlock': share,
  's3:DeletePublicAccessBlock': share,

  'ec2:ModifySnapshotAttribute': share,
  'ec2:ModifyImageAttribute': share,
  'ec2:ModifyFpgaImageAttribute': share,
  'ec2:CreateSnapshot': copy,
  'ec2:CreateSnapshots': copy,
  'ec2:CopySnapshot': copy,
  'ec2:CreateImage': copy,
  'ec2:CopyImage': copy,
  'ec2:CreateStoreImageTask': copy,
  'ec2:ExportImage': copy,
  'ec2:CreateInstanceExportTask': copy,
  'ec2:SharedSnapshotCopyInitiated': copy,
  'ec2:SharedSnapshotVolumeCreated': copy,
  'ec2:GetPasswordData': view,
  'ec2:GetConsoleOutput': view,
  'ec2:GetConsoleScreenshot': view,
  'ebs:GetSnapshotBlock': download,
  'ebs:ListSnapshotBlocks': view,
  'ebs:ListChangedBlocks': view,

  'rds:ModifyDBSnapshotAttribute': share,
  'rds:ModifyDBClusterSnapshotAttribute': share,
  'rds:CreateDBSnapshot': copy,
  'rds:CreateDBClusterSnapshot': copy,
  'rds:CopyDBSnapshot': copy,
  'rds:CopyDBClusterSnapshot': copy,
  'rds:StartExportTask': copy,
  'rds:DownloadDBLogFilePortion': download,
  'rds:DownloadCompleteDBLogFile': download,

  'redshift:AuthorizeSnapshotAccess': share,
  'redshift:AuthorizeDataShare': share,
  'redshift:CopyClusterSnapshot': copy,
  'redshift:CreateClusterSnapshot': copy,
  'dynamodb:GetItem': view,
  'dynamodb:BatchGetItem': view,
  'dynamodb:Query': view,
  'dynamodb:Scan': view,
  'dynamodb:ExecuteStatement': view,
  'dynamodb:ExportTableToPointInTime': copy,
  'dynamodb:PutResourcePolicy': share,
  'athena:GetQueryResults': view,

  'ecr:BatchGetImage': download,
  'ecr:GetDownloadUrlForLayer': download,
  'ecr:PutImage': upload,
  'ecr:SetRepositoryPolicy': share,
  'ecr-public:PutImage': upload,
  'lambda:GetFunction': download,
  'lambda:AddPermission': share,
  'lambda:AddLayerVersionPermission': share,
  'kms:PutKeyPolicy': share,
  'kms:CreateGrant': share,
  'secretsmanager:GetSecretValue': view,
  'secretsmanager:BatchGetSecretValue': view,
  'secretsmanager:PutResourcePolicy': share,
  'ssm:GetParameter': view,
  'ssm:GetParameters': view,
  'ssm:GetParametersByPath': view,
  'ssm:ModifyDocumentPermission': share,
  'sqs:AddPermission': share,
  'sqs:SetQueueAttributes': share,
  'sns:AddPermission': share,
  'sns:SetTopicAttributes': share,
  'ram:CreateResourceShare': share,
  'ram:AssociateResourceShare': share,
  'codebuild:UpdateProjectVisibility': share,
  'codebuild:PutResourcePolicy': share,
  'glue:PutResourcePolicy': share,
  'backup:PutBackupVaultAccessPolicy': share,
  'elasticfilesystem:PutFileSystemPolicy': share,
  'glacier:SetVaultAccessPolicy': share,
  'codecommit:GitPull': download,
  'codecommit:GitPush': upload,
};

/**
 * Calls that can share and mostly do not: they set many things, or take access away. They count as
 * sharing only when the request lets in somebody other than the account itself.
 */
export const SHARES_ONLY_WITH_GRANTEE: ReadonlySet<string> = new Set([
  'ec2:ModifySnapshotAttribute',
  'ec2:ModifyImageAttribute',
  'ec2:ModifyFpgaImageAttribute',
  'rds:ModifyDBSnapshotAttribute',
  'rds:ModifyDBClusterSnapshotAttribute',
  'kms:CreateGrant',
  'sqs:SetQueueAttributes',
  'sns:SetTopicAttributes',
  'codebuild:UpdateProjectVisibility',
]);

/** Operations of S3 server access logs ("Amazon S3 server access log format", column Operation). */
export const ACCESS_LOG_OPERATIONS: OperationTable = {
  'REST.GET.OBJECT': download,
  'REST.GET.OBJECT_TORRENT': download,
  'REST.SELECT.OBJECT': download,
  'SOAP.GETOBJECT': download,
  'WEBSITE.GET.OBJECT': download,
  'REST.HEAD.OBJECT': view,
  'REST.GET.BUCKET': view,
  'REST.GET.BUCKETVERSIONS': view,
  'REST.PUT.OBJECT': upload,
  'REST.POST.OBJECT': upload,
  'REST.PUT.PART': upload,
  'REST.POST.UPLOAD': upload,
  'SOAP.PUTOBJECT': upload,
  'REST.COPY.OBJECT': copy,
  'REST.COPY.PART': copy,
  'REST.COPY.OBJECT_GET': copy,
  'REST.COPY.PART_GET': copy,
  'REST.PUT.ACL': share,
  'REST.PUT.BUCKETPOLICY': share,
  'REST.PUT.PUBLIC_ACCESS_BLOCK': share,
  'REST.DELETE.PUBLIC_ACCESS_BLOCK': share,
};
