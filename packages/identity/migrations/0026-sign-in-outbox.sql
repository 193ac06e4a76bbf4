CREATE TABLE sign_in_outbox (
  event_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  position bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  action text NOT NULL,
  tenant_id text NOT NULL,
  user_id text NOT NULL,
  impersonator_id text,
  method text NOT NULL,
  remote_address text NOT NULL,
  occurred_at timestamptz NOT NULL
);
COMMENT ON TABLE sign_in_outbox IS 'Sign-ins that the product has not yet in its audit log: one row for each tenant that they open';
COMMENT ON COLUMN sign_in_outbox.event_id IS 'By which the product knows an event that comes again';
COMMENT ON COLUMN sign_in_outbox.tenant_id IS 'No reference: the event outlives the tenant';

-- Written by the database, in the transaction of the sign-in, so that no way to sign in can leave it out.
CREATE FUNCTION post_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sign_in_outbox (action, tenant_id, user_id, impersonator_id, method, remote_address, occurred_at)
  SELECT NEW.action, tenant_id, NEW.user_id, NEW.data ->> 'impersonatorId', NEW.method, NEW.remote_address,
    NEW.occurred_at
  FROM unnest(CASE WHEN NEW.data ->> 'selectedTenant' > '' THEN ARRAY[NEW.data ->> 'selectedTenant']
    ELSE NEW.tenant_ids END) AS tenant_id;
  PERFORM pg_notify('identity_revoked', 'sign-ins');
  RETURN NULL;
END $$;

CREATE TRIGGER sign_in_posted AFTER INSERT ON audit_entry FOR EACH ROW
  WHEN (NEW.action IN ('LoginSucceed', 'UserImpersonated') AND NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION post_sign_in();
