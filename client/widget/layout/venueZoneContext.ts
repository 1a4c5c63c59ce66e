import { createContext } from "react";

/** The IANA zone of the business around a widget screen. Null outside of one. */
export const VenueZoneContext = createContext<string | null>(null);
