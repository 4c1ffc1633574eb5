/** The details of a booking that can be edited, in the order of the form. */
export const detailsFields = ['firstName', 'lastName', 'email', 'phoneNumber', 'specialRequest'] as const;
