import { createContext } from "react";

/** IANA zone of the business. Null outside of a widget screen. */
export const VenueZoneContext = createContext<string | null>(null);
