// The public face of the module: other modules import it and nothing else.
export type { ContactBookings } from "./contactBookings.ts";
export { type ContactFilter, listContacts, type ListedContact } from "./data/listContacts.ts";
export { type ContactFigures, loadContactFigures } from "./data/loadContacts.ts";
