const KEY = 'tavola.remembered';

/** What a device may remember of a diner: never a card, never needs or requests. */
export const rememberedFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;
export type RememberedCustomer = Record<(typeof rememberedFields)[number], string>;

export const eachField = (text: (field: keyof RememberedCustomer) => string) =>
  Object.fromEntries(rememberedFields.map((field) => [field, text(field)])) as RememberedCustomer;

export function rememberedCustomer(): RememberedCustomer | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    return eachField((field) => String(Reflect.get(stored, field) ?? ''));
  } catch {
    return null;
  }
}

/** Remembers the diner on this device until they say otherwise; null forgets. */
export function saveCustomer(remembered: RememberedCustomer | null): void {
  try {
    if (remembered) localStorage.setItem(KEY, JSON.stringify(remembered));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is denied, as in some private windows.
  }
}
