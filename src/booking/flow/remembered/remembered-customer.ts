const KEY = 'tavola.remembered';

/** What a device may remember of a diner: never a card, never what they need or ask. */
export const rememberedFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;
export type RememberedCustomer = Record<(typeof rememberedFields)[number], string>;

/** Each field by its name. */
export const eachField = (text: (field: keyof RememberedCustomer) => string) =>
  Object.fromEntries(rememberedFields.map((field) => [field, text(field)])) as RememberedCustomer;

/** Whom this device remembers. */
export function rememberedCustomer(): RememberedCustomer | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    return eachField((field) => String(Reflect.get(kept, field) ?? ''));
  } catch {
    return null;
  }
}

/** Remembers the diner on this device until they say otherwise; null forgets. */
export function keepCustomer(remembered: RememberedCustomer | null): void {
  try {
    if (remembered) localStorage.setItem(KEY, JSON.stringify(remembered));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is refused, as in some private windows.
  }
}
