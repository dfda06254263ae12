import { isRegionGroup } from './region.ts';
import { isVisaStatus, type VisaStatus } from './visa-status.ts';

/** What the reader has chosen on home; status and region combine with AND. */
export interface DestinationFilter {
  status?: VisaStatus | undefined;
  /** A group of home, or a list of countries that an address may name. */
  region?: string | undefined;
}

const STATUS_PARAM = 'estado';
const REGION_PARAM = 'region';

/** Reads the filter from an address; unknown values are ignored. `lists` are the regions known besides the groups, by name. */
export function filterFromSearch(search: string, lists?: ReadonlyMap<string, string>): DestinationFilter {
  const params = new URLSearchParams(search);
  const status = params.get(STATUS_PARAM);
  const region = params.get(REGION_PARAM) ?? '';
  return {
    status: isVisaStatus(status) ? status : undefined,
    region: isRegionGroup(region) || lists?.has(region) ? region : undefined,
  };
}

/** The query string of a filter, with other parameters (campaign tags, say) left as they are. */
export function filterToSearch(filter: DestinationFilter, currentSearch: string): string {
  const params = new URLSearchParams(currentSearch);
  const put = (name: string, value: string | undefined) => (value ? params.set(name, value) : params.delete(name));
  put(STATUS_PARAM, filter.status);
  put(REGION_PARAM, filter.region);
  const text = params.toString();
  return text ? `?${text}` : '';
}

export function isFilterActive(filter: DestinationFilter): boolean {
  return filter.status !== undefined || filter.region !== undefined;
}
