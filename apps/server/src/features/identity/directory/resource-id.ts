const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be the id of a resource; anything else is an id of none. */
export function isId(text: string): boolean {
  return ID.test(text);
}
