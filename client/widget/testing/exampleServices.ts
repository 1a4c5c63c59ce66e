import type { StaffMember, CartService } from "../booking/cart/planCart.ts";

const person = (slug: string, name: string): StaffMember => ({ id: `staff_${slug}`, slug, name });

export const amara = person("amara", "Amara Osei");
export const bruno = person("bruno", "Bruno Almeida");

export function exampleService(slug: string, changes: Partial<CartService> = {}): CartService {
  return {
    id: `service_${slug}`,
    slug,
    name: slug,
    durationMinutes: 30,
    capacity: 1,
    maxPerBooking: null,
    guestMode: "NONE",
    price: null,
    pricePer: "LINE",
    paymentRule: "NONE",
    paymentValue: 0,
    isRequest: false,
    locationKinds: ["AT_PROVIDER"],
    askPhone: "NO",
    askDateOfBirth: "NO",
    consentText: null,
    people: [amara, bruno],
    ...changes,
  };
}
