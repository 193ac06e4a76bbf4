-- Hashes of other systems are kept with a prefix until their holder signs in. The generated column has
-- algorithm and cost, so that unknown login ids can be given the same share of each.
ALTER TABLE password ADD COLUMN imported_as text GENERATED ALWAYS AS (
  substring(hash FROM
    '^imported:([$]2[aby][$][0-9]+|[$]argon2id?[$]v=19[$]m=[0-9]+,t=[0-9]+,p=[0-9]+|[$]pbkdf2-sha[0-9]+[$]i=[0-9]+,l=[0-9]+)')
) STORED;
COMMENT ON COLUMN password.imported_as IS 'Algorithm and cost of a hash of another system; null: hashed by this provider';
CREATE INDEX password_imported ON password (imported_as) WHERE imported_as IS NOT NULL;

-- The same password under our own scheme is no change that its holder is told of.
DROP TRIGGER password_noted ON password;
CREATE TRIGGER password_noted AFTER INSERT OR DELETE ON password
  FOR EACH ROW EXECUTE FUNCTION note_account_change('password');
CREATE TRIGGER password_replaced AFTER UPDATE OF hash ON password FOR EACH ROW
  WHEN (NOT (OLD.hash LIKE 'imported:%' AND NEW.hash NOT LIKE 'imported:%' AND OLD.changed_at = NEW.changed_at))
  EXECUTE FUNCTION note_account_change('password');
