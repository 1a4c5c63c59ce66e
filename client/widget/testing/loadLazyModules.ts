import {
  bookingPageModule,
  cartModule,
  detailsModule,
  partyModule,
  searchesModule,
  seriesModule,
} from "../booking/flow/lazyModules.ts";

export async function loadLazyModules(): Promise<void> {
  await Promise.all(
    [bookingPageModule, cartModule, detailsModule, partyModule, searchesModule, seriesModule].map(
      (lazyModule) => lazyModule.load(),
    ),
  );
}
