ALTER TABLE started_authorization ADD COLUMN answered_at timestamptz;
COMMENT ON COLUMN started_authorization.answered_at IS 'SAML: when an answer was posted; a second one is refused unread';
