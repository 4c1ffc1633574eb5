/** The editable details in form order. */
export const detailsFields = ['firstName', 'lastName', 'email', 'phoneNumber', 'specialRequest'] as const;
