/**
 * m along the street that a restaurant with two parallel lanes needs at least: the narrowest of all site plans. As a figure, since
 * the check should not have to load the plans.
 */
export const LANES_FRONTAGE = 45;
