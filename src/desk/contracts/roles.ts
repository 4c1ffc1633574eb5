export const ROLES = ['host', 'manager', 'office', 'reader'] as const;
/**
 * `host` runs the day; `manager` also the people and devices of a restaurant; `office` everything, everywhere; `reader`
 * sees the day without contact details.
 */
export type Role = (typeof ROLES)[number];

/** A role at one restaurant, or at all of them where `storeId` is null. */
export type Grant = { storeId: string | null; role: Role };

export const roleNames: Record<Role, string> = {
  host: 'Host',
  manager: 'Manager',
  office: 'Office',
  reader: 'Reader',
};
